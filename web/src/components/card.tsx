// A card: its face, its back, and the face as a button while it may be played.
import { faceOf } from '../machine/deal-facts.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords } from '../messages/words.ts';
import { SuitIcon } from './suits.tsx';

/** What may be done with the cards of a hand just now. */
export interface Play {
  /** The API's legal cards. */
  readonly legal: readonly string[];
  /** Cards of the player's other hand, while one of his hands leads: the API refuses them in words. */
  readonly tries: readonly string[];
  /** The card that is chosen, or on its way. */
  readonly picked: string | null;
  readonly isSending: boolean;
  readonly choose: (card: string) => void;
}

export const NO_PLAY: Play = { legal: [], tries: [], picked: null, isSending: false, choose: () => {} };

/** The card of a hand that Tab comes to; arrow keys go on from there. */
export function tabStop(cards: readonly string[], { legal, picked }: Play): string | null {
  return cards.find(card => card === picked) ?? cards.find(card => legal.includes(card)) ?? null;
}

interface CardProps {
  readonly card: string;
}

function CardPicture({ card }: CardProps) {
  const face = faceOf(card);
  return face === null ? null : (
    <>
      <span class="card-index" aria-hidden="true">
        <b>{face.rank === 'T' ? '10' : face.rank}</b>
        <SuitIcon suit={face.suit} />
      </span>
      <span class="card-pip" aria-hidden="true">
        <SuitIcon suit={face.suit} />
      </span>
    </>
  );
}

function suitClass(card: string): string {
  return `ink-${faceOf(card)?.suit ?? ''}`;
}

export function CardFace({ card, quiet = false }: CardProps & { readonly quiet?: boolean }) {
  const { t } = useMessages();
  return (
    <span
      class={`card ${suitClass(card)} ${quiet ? 'is-quiet' : ''}`}
      role="img"
      aria-label={cardWords(t, card)}
      data-face={card}
    >
      <CardPicture card={card} />
    </span>
  );
}

export function CardBack() {
  const { t } = useMessages();
  return <span class="card card-back" role="img" aria-label={t('closed-card')} />;
}

/** Looks like a card that may not be played, and is none; whoever taps it is told why. */
function CardToTry({ card, play }: CardProps & { readonly play: Play }) {
  return (
    <button type="button" class="card-try" tabIndex={-1} onClick={() => play.choose(card)}>
      <CardFace card={card} quiet />
    </button>
  );
}

interface PlayableProps extends CardProps {
  readonly play: Play;
  readonly stop: string | null;
}

/** A button while the card is legal, a picture otherwise. */
export function PlayableCard({ card, play, stop }: PlayableProps) {
  const { t } = useMessages();
  const isPicked = play.picked === card;
  if (play.tries.includes(card) && !play.isSending) {
    return <CardToTry card={card} play={play} />;
  }
  if (!play.legal.includes(card) && !isPicked) {
    return <CardFace card={card} quiet={play.legal.length > 0} />;
  }
  return (
    <button
      type="button"
      class={`card is-legal ${suitClass(card)} ${isPicked ? 'is-chosen' : ''}`}
      aria-pressed={isPicked}
      disabled={play.isSending && !isPicked}
      tabIndex={card === stop ? 0 : -1}
      data-card={card}
      data-face={card}
      onClick={() => play.choose(card)}
    >
      <span class="hidden">{cardWords(t, card)}</span>
      <CardPicture card={card} />
    </button>
  );
}

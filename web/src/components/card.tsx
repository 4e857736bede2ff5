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
  /** The card on its way. */
  readonly chosen: string | null;
  readonly choose: (card: string) => void;
}

export const NO_PLAY: Play = { legal: [], tries: [], chosen: null, choose: () => {} };

interface CardProps {
  readonly card: string;
}

function CardPicture({ card }: CardProps) {
  const face = faceOf(card);
  return face === null ? null : (
    <>
      <span class="card-index">
        <b>{face.rank === 'T' ? '10' : face.rank}</b>
        <SuitIcon suit={face.suit} />
      </span>
      <span class="card-pip">
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

/** A button while the card is legal, a picture otherwise. */
export function PlayableCard({ card, play }: CardProps & { readonly play: Play }) {
  const { t } = useMessages();
  if (play.tries.includes(card) && play.chosen === null) {
    return <CardToTry card={card} play={play} />;
  }
  if (!play.legal.includes(card) && play.chosen !== card) {
    return <CardFace card={card} quiet={play.legal.length > 0} />;
  }
  return (
    <button
      type="button"
      class={`card is-legal ${suitClass(card)} ${play.chosen === card ? 'is-chosen' : ''}`}
      aria-label={cardWords(t, card)}
      aria-pressed={play.chosen === card}
      disabled={play.chosen !== null && play.chosen !== card}
      data-card={card}
      onClick={() => play.choose(card)}
    >
      <CardPicture card={card} />
    </button>
  );
}

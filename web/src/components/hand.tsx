// A seat's cards as they lie: a hand in suits, a half-open dummy in its places, contract's dummy in columns by suit,
// or backs with their number.

import { inHandOrder } from '../machine/deal-facts.ts';
import type { Deal } from '../machine/match-state.ts';
import { columnsAt, type SuitColumn } from '../machine/table-hands.ts';
import type { Place } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { arrowKeys } from './arrow-keys.ts';
import { CardBack, type Play, PlayableCard } from './card.tsx';

type HandData = Deal['hands'][number];

interface HandProps {
  readonly hand: HandData;
  readonly place: Place;
  readonly label: string;
  readonly play: Play;
  /** A dummy of contract bridge that lies open; null for every other hand. */
  readonly laidOut: readonly SuitColumn[] | null;
}

function OpenHand({ hand, place, label, play }: HandProps) {
  return (
    <ol class={`hand hand-${place}`} aria-label={label} onKeyDown={arrowKeys(1)}>
      {inHandOrder(hand.cards).map(card => (
        <li key={card}>
          <PlayableCard card={card} play={play} />
        </li>
      ))}
    </ol>
  );
}

/** Places of `columns` and `rows`; `nine` has a place for every card. */
const IN_COLUMNS = 7;

/** Places keep where they are when their cards are gone. */
function Dummy({
  columns,
  place,
  label,
  play,
}: Omit<HandProps, 'hand'> & { readonly columns: NonNullable<HandData['columns']> }) {
  return (
    <ol
      class={`dummy dummy-${place} ${columns.length > IN_COLUMNS ? 'is-nine' : ''}`}
      aria-label={label}
      onKeyDown={arrowKeys(1)}
    >
      {columns.map(({ open, closed }, index) => (
        // A place has no other name than its number.
        <li class="place" key={`place-${index + 1}`}>
          {closed && <CardBack />}
          {open !== null && <PlayableCard card={open} play={play} />}
        </li>
      ))}
    </ol>
  );
}

function LaidOut({ laidOut, place, label, play }: HandProps) {
  return (
    <ol class={`laid laid-${place}`} aria-label={label} onKeyDown={arrowKeys(1)}>
      {columnsAt(place, laidOut ?? []).map(({ suit, cards }) => (
        <li key={suit}>
          <ol class="laid-suit" data-suit={suit}>
            {cards.map(card => (
              <li key={card}>
                <PlayableCard card={card} play={play} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function HiddenHand({ hand, place, label }: Omit<HandProps, 'play'>) {
  const { t } = useMessages();
  return (
    <div
      class={`backs backs-${place}`}
      role="img"
      aria-label={`${label}: ${t('cards-held', { count: hand.unseen })}`}
    >
      {Array.from({ length: hand.unseen }, (_, index) => (
        <span class="card card-back" key={`back-${index + 1}`} />
      ))}
      <b class="backs-count">{hand.unseen}</b>
    </div>
  );
}

export function SeatHand(props: HandProps) {
  const { hand } = props;
  if (hand.columns !== null) {
    return <Dummy {...props} columns={hand.columns} />;
  }
  if (props.laidOut !== null) {
    return <LaidOut {...props} />;
  }
  return hand.unseen > 0 ? <HiddenHand {...props} /> : <OpenHand {...props} />;
}

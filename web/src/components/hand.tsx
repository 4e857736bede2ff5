// A seat's cards as they lie: a hand in suits, a half-open dummy in its places, contract's dummy in columns by suit,
// or backs with their number.

import type { Deal } from '../machine/match-state.ts';
import { columnsAt, type SuitColumn } from '../machine/table-hands.ts';
import type { Place } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { arrowKeys } from './arrow-keys.ts';
import { CardBack, type Play, PlayableCard, tabStop } from './card.tsx';

type HandData = Deal['hands'][number];

interface HandProps {
  readonly hand: HandData;
  readonly place: Place;
  readonly label: string;
  readonly play: Play;
  /** The cards of a hand in sight, from left to right. */
  readonly order: readonly string[];
  /** The cards that have just been turned. */
  readonly turned: readonly string[];
  /** A dummy of contract bridge that lies open; null for every other hand. */
  readonly laidOut: readonly SuitColumn[] | null;
}

function OpenHand({ order, place, label, play }: HandProps) {
  const stop = tabStop(order, play);
  return (
    <ol class={`hand hand-${place}`} aria-label={label} onKeyDown={arrowKeys(1)}>
      {order.map(card => (
        <li key={card}>
          <PlayableCard card={card} play={play} stop={stop} />
        </li>
      ))}
    </ol>
  );
}

/** Places of `columns` and `rows`; `nine` has a place for every card. */
const IN_COLUMNS = 7;

interface PlaceProps extends Pick<HandProps, 'play' | 'turned'> {
  readonly column: NonNullable<HandData['columns']>[number];
  readonly stop: string | null;
}

/** A card that has just been turned is for a moment still its back. */
function DummyPlace({ column: { open, closed }, turned, ...props }: PlaceProps) {
  const isTurned = open !== null && turned.includes(open);
  return (
    <li class={`place ${isTurned ? 'is-turned' : ''}`}>
      {closed && <CardBack />}
      {open !== null && <PlayableCard card={open} {...props} />}
      {isTurned && <span class="turning" />}
    </li>
  );
}

/** Places keep where they are when their cards are gone. */
function Dummy({
  columns,
  place,
  label,
  ...props
}: Omit<HandProps, 'hand'> & { readonly columns: NonNullable<HandData['columns']> }) {
  const open = columns.flatMap(column => (column.open === null ? [] : [column.open]));
  const stop = tabStop(open, props.play);
  return (
    <ol
      class={`dummy dummy-${place} ${columns.length > IN_COLUMNS ? 'is-nine' : ''}`}
      aria-label={label}
      onKeyDown={arrowKeys(1)}
    >
      {columns.map((column, index) => (
        // A place has no other name than its number.
        <DummyPlace
          key={`place-${index + 1}`}
          column={column}
          play={props.play}
          turned={props.turned}
          stop={stop}
        />
      ))}
    </ol>
  );
}

function LaidOut({ laidOut, place, label, play }: HandProps) {
  const columns = columnsAt(place, laidOut ?? []);
  const stop = tabStop(
    columns.flatMap(({ cards }) => cards),
    play,
  );
  return (
    <ol class={`laid laid-${place}`} aria-label={label} onKeyDown={arrowKeys(1)}>
      {columns.map(({ suit, cards }) => (
        <li key={suit}>
          <ol class="laid-suit" data-suit={suit}>
            {cards.map(card => (
              <li key={card}>
                <PlayableCard card={card} play={play} stop={stop} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function HiddenHand({ hand, place, label }: Pick<HandProps, 'hand' | 'place' | 'label'>) {
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

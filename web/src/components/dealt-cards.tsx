// The four hands as dealt, at their places: hands by suit, half-open dummies with each closed card under its open one.
import type { Seat } from '../api/operations.generated.ts';
import { faceOf, inSuits } from '../machine/deal-facts.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import { placesOf } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords, seatWords } from '../messages/words.ts';
import { CardFace } from './card.tsx';
import { SuitIcon } from './suits.tsx';

type Dealt = NonNullable<Deal['dealt']>[number];

function rankText(card: string): string {
  const rank = faceOf(card)?.rank ?? '';
  return rank === 'T' ? '10' : rank;
}

function HandBySuit({ cards }: { readonly cards: readonly string[] }) {
  const { t } = useMessages();
  return (
    <ul class="by-suit">
      {inSuits(cards).map(group => (
        <li key={group.suit} class={`ink-${group.suit}`}>
          <SuitIcon suit={group.suit} />
          {group.cards.map(card => (
            <b key={card} role="img" aria-label={cardWords(t, card)}>
              {rankText(card)}
            </b>
          ))}
          {group.cards.length === 0 && <span>—</span>}
        </li>
      ))}
    </ul>
  );
}

/** In `nine` no card lies on another. */
function isAlone({ top, bottom }: NonNullable<Dealt['columns']>[number]): boolean {
  return top === null || bottom === null;
}

function ColumnsAsDealt({ columns }: { readonly columns: NonNullable<Dealt['columns']> }) {
  return (
    <ol class={`dummy dealt-columns ${columns.every(isAlone) ? 'is-flat' : ''}`}>
      {columns.map(({ top, bottom }, index) => (
        <li class="place" key={`place-${index + 1}`}>
          {bottom !== null && (
            <span class="was-closed">
              <CardFace card={bottom} />
            </span>
          )}
          {top !== null && <CardFace card={top} />}
        </li>
      ))}
    </ol>
  );
}

export function DealtCards({
  match,
  deal,
}: {
  readonly match: Pick<Match, 'seats' | 'viewerSeats'>;
  readonly deal: Deal;
}) {
  const { t } = useMessages();
  const handAt = (seat: Seat) => deal.dealt?.find(one => one.seat === seat);
  return (
    <div class="dealt">
      {placesOf(match).map(({ place, seat }) => {
        const hand = handAt(seat);
        return hand ? (
          <section class={`dealt-seat dealt-${place}`} key={seat}>
            <h3>{seatWords(t, match.seats, seat)}</h3>
            {hand.columns === null ? (
              <HandBySuit cards={hand.cards} />
            ) : (
              <ColumnsAsDealt columns={hand.columns} />
            )}
          </section>
        ) : null;
      })}
    </div>
  );
}

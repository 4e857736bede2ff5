// A finished deal at one of its moments: all four hands open, what was gone made faint, what lay closed marked, and
// in the middle the auction so far or the trick.
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { Seat } from '../api/operations.generated.ts';
import { inSuits } from '../machine/deal-facts.ts';
import type { PastDeal, Position } from '../machine/deal-moments.ts';
import type { Match } from '../machine/match-state.ts';
import { nearestSeat, placesOf } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords, seatWords, sideWords } from '../messages/words.ts';
import { AuctionTable } from './auction.tsx';
import { ContractSign } from './call.tsx';
import { SmallFace } from './small-card.tsx';
import { SuitIcon } from './suits.tsx';
import { TrickCards } from './trick.tsx';

type Dealt = NonNullable<PastDeal['dealt']>[number];

export interface DiagramProps {
  readonly match: Pick<Match, 'rules' | 'seats' | 'viewerSeats'>;
  readonly deal: PastDeal;
  readonly position: Position;
}

interface CardsProps {
  readonly position: Position;
}

/** A card's word and its state, for those who do not see it. */
function useCardState({ position: { gone, closed } }: CardsProps) {
  const { t } = useMessages();
  return (card: string) => {
    const state = gone.has(card) ? 'gone' : closed.has(card) ? 'closed' : 'open';
    return { state, label: t('card-state', { card: cardWords(t, card), state }) };
  };
}

function HandBySuit({ cards, position }: CardsProps & { readonly cards: readonly string[] }) {
  const stateOf = useCardState({ position });
  return (
    <ul class="by-suit">
      {inSuits(cards).map(group => (
        <li key={group.suit} class={`ink-${group.suit}`}>
          <SuitIcon suit={group.suit} />
          <span>
            {group.cards.map(card => {
              const { state, label } = stateOf(card);
              return (
                <b key={card} class={`held is-${state}`} role="img" aria-label={label} data-held={card}>
                  <SmallFace card={card} rankOnly />
                </b>
              );
            })}
            {group.cards.length === 0 && '—'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PlacedCard({ card, position }: CardsProps & { readonly card: string }) {
  const { state, label } = useCardState({ position })(card);
  return (
    <span class={`placed is-${state}`} role="img" aria-label={label} data-held={card}>
      <SmallFace card={card} />
    </span>
  );
}

/** A half-open dummy place by place, what lay beneath under what lay on it. */
function Places({ columns, position }: CardsProps & { readonly columns: NonNullable<Dealt['columns']> }) {
  return (
    <ol class={`placed-columns ${columns.length > 7 ? 'is-nine' : ''}`}>
      {columns.map(({ top, bottom }, index) => (
        <li key={`place-${index + 1}`}>
          {top !== null && <PlacedCard card={top} position={position} />}
          {bottom !== null && <PlacedCard card={bottom} position={position} />}
        </li>
      ))}
    </ol>
  );
}

/** Contract, and the tricks of each side up to this moment. */
function Count({ match, deal, position }: DiagramProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  return (
    <p class="strip">
      {deal.contract !== null && (
        <span>
          <ContractSign contract={deal.contract} /> {t('seat', { seat: deal.contract.declarer })}
        </span>
      )}
      {[near, otherSide(near)].map(side => (
        <span key={side}>
          {sideWords(t, match, near, side)} <b>{position.taken[side]}</b>
        </span>
      ))}
    </p>
  );
}

function Middle(props: DiagramProps) {
  const { t } = useMessages();
  const { match, deal, position } = props;
  const { trick, winner } = position;
  if (trick === null) {
    const bidding = { ...deal, calls: deal.calls.slice(0, position.calls) };
    return (
      <div class="diagram-middle diagram-auction">
        <AuctionTable deal={bidding} seats={match.seats} />
      </div>
    );
  }
  const leader = trick.cards[0]?.seat ?? deal.dealer;
  return (
    <div class="diagram-middle">
      <Count {...props} />
      <TrickCards
        trick={{ leader, winner, cards: trick.cards }}
        places={placesOf(match)}
        label={t('trick-at', { number: trick.number })}
      />
    </div>
  );
}

function SeatCards({ seat, ...props }: DiagramProps & { readonly seat: Seat }) {
  const hand = props.deal.dealt?.find(one => one.seat === seat);
  if (hand === undefined) {
    return null;
  }
  return hand.columns === null ? (
    <HandBySuit cards={hand.cards} position={props.position} />
  ) : (
    <Places columns={hand.columns} position={props.position} />
  );
}

/** Where the second closed hand of a table for two sits: narrow screens lay the middle beside it. */
function shapeOf({ match, deal }: DiagramProps): string {
  const hands = placesOf(match).filter(
    ({ seat }) => deal.dealt?.find(one => one.seat === seat)?.columns === null,
  );
  return hands.length === 4 ? 'four' : hands.some(({ place }) => place === 'left') ? 'left' : 'right';
}

export function DealDiagram(props: DiagramProps) {
  const { t } = useMessages();
  const { match } = props;
  return (
    <div class={`diagram is-${shapeOf(props)}`}>
      {placesOf(match).map(({ place, seat }) => (
        <section
          class={`diagram-seat diagram-${place}`}
          key={seat}
          aria-label={seatWords(t, match.seats, seat)}
        >
          <h3>{seatWords(t, match.seats, seat)}</h3>
          <SeatCards {...props} seat={seat} />
        </section>
      ))}
      <Middle {...props} />
    </div>
  );
}

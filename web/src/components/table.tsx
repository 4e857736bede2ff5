// The table: four hands at their places, mine nearest, and in the middle the bidding box, the auction or the trick.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { sideOf } from '../../../engine/seats.ts';
import type { Seat } from '../api/operations.generated.ts';
import { tricksInSight } from '../machine/deal-facts.ts';
import type { Deal, Match, Move } from '../machine/match-state.ts';
import { cardsToTry, dummyColumns, isLaidOut, seatsInPlay, seatsPlayed } from '../machine/table-hands.ts';
import { type PlaceOfSeat, placesOf } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';
import { AuctionTable, RecentCalls } from './auction.tsx';
import { BiddingBox } from './bidding-box.tsx';
import { NO_PLAY, type Play } from './card.tsx';
import { Strip } from './facts.tsx';
import { SeatHand } from './hand.tsx';
import { TrickCards } from './trick.tsx';

export interface TableProps {
  readonly match: Match;
  readonly deal: Deal;
  /** The move on its way. */
  readonly sending: Move | null;
  /** Null on a table that is only looked at. */
  readonly choose: ((move: Move) => void) | null;
  /** Whether the other hand was tried, so that the one on turn is pointed out. */
  readonly wrongSeat: boolean;
}

function playOf({ match, sending, choose }: TableProps): Play {
  return choose === null
    ? NO_PLAY
    : {
        legal: match.legalCards,
        tries: sending === null ? cardsToTry(match) : [],
        chosen: sending?.kind === 'card' ? sending.card : null,
        choose: card => choose({ kind: 'card', card }),
      };
}

function NamePlate({ match, deal, seat, choose, wrongSeat }: TableProps & { readonly seat: Seat }) {
  const { t } = useMessages();
  const onTurn = choose !== null && match.turn?.seat === seat;
  return (
    <span class={`plate ${onTurn ? 'is-on-turn' : ''} ${onTurn && wrongSeat ? 'is-asked' : ''}`}>
      <span class="plate-name">{seatWords(t, seatsInPlay(match, deal), seat)}</span>
      {deal.dealer === seat && (
        <abbr class="mark" title={t('dealer')}>
          {t('dealer-short')}
        </abbr>
      )}
      {deal.vulnerable.includes(sideOf(seat)) && (
        <abbr class="mark mark-vulnerable" title={t('vulnerable')}>
          {t('vulnerable-short')}
        </abbr>
      )}
    </span>
  );
}

function TrickArea({ match, deal }: Pick<TableProps, 'match' | 'deal'>) {
  const { t } = useMessages();
  const [showLast, setShowLast] = useState(false);
  const { shown, last } = tricksInSight(deal);
  const looking = showLast && last !== null;
  return (
    <div class="trick-area">
      <Strip match={match} deal={deal} />
      <TrickCards
        trick={looking ? last : shown}
        places={placesOf(match)}
        label={looking ? t('last-trick') : t('this-trick')}
      />
      {last !== null && (
        <button
          type="button"
          class="quiet-button"
          aria-pressed={looking}
          onClick={() => setShowLast(!looking)}
        >
          {looking ? t('back-to-trick') : t('last-trick')}
        </button>
      )}
    </div>
  );
}

function Middle(props: TableProps) {
  const { t } = useMessages();
  const { match, deal, sending, choose } = props;
  if (choose !== null && match.legalCalls.length > 0) {
    return (
      <div class="bidding">
        <RecentCalls deal={deal} />
        <BiddingBox
          legal={match.legalCalls}
          chosen={sending?.kind === 'call' ? sending.call : null}
          choose={call => choose({ kind: 'call', call })}
        />
      </div>
    );
  }
  if (deal.contract === null) {
    return (
      <div class="auction-area">
        <AuctionTable deal={deal} seats={match.seats} />
        {deal.result?.passedOut && <p>{t('passed-out')}</p>}
      </div>
    );
  }
  return <TrickArea key={deal.tricks.length} match={match} deal={deal} />;
}

/** A card that is played goes away under the focus; it then stays at the table, for the next Tab. */
function withFocusKept(props: TableProps, section: RefObject<HTMLElement | null>): TableProps {
  const { choose } = props;
  return {
    ...props,
    choose:
      choose &&
      (move => {
        choose(move);
        section.current?.focus({ preventScroll: true });
      }),
  };
}

function SeatAt({ place, seat, play, ...props }: TableProps & PlaceOfSeat & { readonly play: Play }) {
  const { t } = useMessages();
  const { match, deal } = props;
  const hand = deal.hands.find(one => one.seat === seat);
  return (
    <div class={`seat seat-${place}`}>
      <div class="seat-plate">
        <NamePlate {...props} seat={seat} />
      </div>
      <div class="seat-cards">
        {hand && (
          <SeatHand
            hand={hand}
            place={place}
            label={seatWords(t, seatsInPlay(match, deal), seat)}
            play={seatsPlayed(match, deal).includes(seat) ? play : NO_PLAY}
            laidOut={isLaidOut(match.rules, deal, seat) ? dummyColumns(deal, seat) : null}
          />
        )}
      </div>
    </div>
  );
}

export function Table(props: TableProps) {
  const { t } = useMessages();
  const { match } = props;
  const section = useRef<HTMLElement>(null);
  const play = playOf(withFocusKept(props, section));
  return (
    <section ref={section} tabIndex={-1} class="table" aria-label={t('table')}>
      {placesOf(match).map(({ place, seat }) => (
        <SeatAt key={seat} {...props} place={place} seat={seat} play={play} />
      ))}
      <div class="middle">
        <Middle {...withFocusKept(props, section)} />
      </div>
    </section>
  );
}

// The table: four hands at their places, mine nearest, and in the middle the bidding box, the auction or the trick.
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sideOf } from '../../../engine/seats.ts';
import type { Seat } from '../api/operations.generated.ts';
import type { Choice } from '../machine/choice.ts';
import { tricksInSight } from '../machine/deal-facts.ts';
import type { Deal, Match, Move } from '../machine/match-state.ts';
import {
  cardsToTry,
  dummyColumns,
  handInOrder,
  isLaidOut,
  seatsInPlay,
  seatsPlayed,
} from '../machine/table-hands.ts';
import { type PlaceOfSeat, placesOf } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';
import { AuctionTable, RecentCalls } from './auction.tsx';
import { BiddingBox } from './bidding-box.tsx';
import { NO_PLAY, type Play } from './card.tsx';
import { Confirm } from './confirm.tsx';
import { SeatHand } from './hand.tsx';
import { TrickCards } from './trick.tsx';
import { useCancelledChoice } from './use-choice.ts';
import { useFlights } from './use-flights.ts';

export interface TableProps {
  readonly match: Match;
  readonly deal: Deal;
  /** The call or card that is chosen, or on its way. */
  readonly picked: Choice | null;
  readonly isSending: boolean;
  /** Null on a table that is only looked at. */
  readonly choose: ((move: Move) => void) | null;
  readonly unchoose: () => void;
  /** Whether the other hand was tried, so that the one on turn is pointed out. */
  readonly wrongSeat: boolean;
  /** The cards that have just been turned. */
  readonly turned: readonly string[];
  /** Opens the sheet of all tricks. */
  readonly showTricks: () => void;
}

function playOf({ match, picked, isSending, choose }: TableProps): Play {
  return choose === null
    ? NO_PLAY
    : {
        legal: match.legalCards,
        tries: isSending ? [] : cardsToTry(match),
        picked: picked?.kind === 'card' ? picked.card : null,
        isSending,
        choose: card => choose({ kind: 'card', card }),
      };
}

function NamePlate({ match, deal, seat, wrongSeat }: TableProps & { readonly seat: Seat }) {
  const { t } = useMessages();
  const onTurn = deal.result === null && match.turn?.seat === seat;
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

/** One line below the calls or the trick, which keeps its height: the chosen move, or the way to earlier tricks. */
function Actions(props: TableProps & { readonly children: ComponentChildren }) {
  const { picked, isSending, choose, unchoose, children } = props;
  return (
    <div class="actions">
      {picked !== null && choose !== null ? (
        <Confirm choice={picked} isSending={isSending} confirm={() => choose(picked)} cancel={unchoose} />
      ) : (
        children
      )}
    </div>
  );
}

function TrickArea(props: TableProps) {
  const { t } = useMessages();
  const { match, deal, showTricks } = props;
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const { shown, last } = tricksInSight(deal);
  // Numbered, so that it stays the same one while the table moves on.
  const earlier = lookedAt === null ? null : (deal.tricks[lookedAt] ?? null);
  const looking = earlier !== null;
  return (
    <div class="trick-area">
      <TrickCards
        trick={earlier ?? shown}
        places={placesOf(match)}
        label={looking ? t('last-trick') : t('this-trick')}
      />
      <Actions {...props}>
        {last !== null && (
          <button
            type="button"
            class="quiet-button"
            aria-pressed={looking}
            onClick={() => setLookedAt(looking ? null : deal.tricks.indexOf(last))}
          >
            {looking ? t('back-to-trick') : t('last-trick')}
          </button>
        )}
        <button type="button" class="quiet-button" data-tricks onClick={showTricks}>
          {t('all-tricks')}
        </button>
      </Actions>
    </div>
  );
}

function Middle(props: TableProps) {
  const { t } = useMessages();
  const { match, deal, picked, isSending, choose } = props;
  if (choose !== null && match.legalCalls.length > 0) {
    return (
      <div class="bidding">
        <RecentCalls deal={deal} />
        <BiddingBox
          legal={match.legalCalls}
          picked={picked?.kind === 'call' ? picked.call : null}
          isSending={isSending}
          choose={call => choose({ kind: 'call', call })}
        />
        <Actions {...props}>{null}</Actions>
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
  return <TrickArea {...props} />;
}

/** A card that is sent goes away under the focus; that then stays at the table, for the next Tab. */
function useFocusKept(table: RefObject<HTMLElement | null>, isSending: boolean): void {
  useEffect(() => {
    const element = table.current;
    if (isSending && element?.contains(document.activeElement)) {
      element.focus({ preventScroll: true });
    }
  }, [table, isSending]);
}

function SeatAt({ place, seat, play, ...props }: TableProps & PlaceOfSeat & { readonly play: Play }) {
  const { t } = useMessages();
  const { match, deal, turned } = props;
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
            order={handInOrder(deal, seat)}
            turned={turned}
            laidOut={isLaidOut(match.rules, deal, seat) ? dummyColumns(deal, seat) : null}
          />
        )}
      </div>
    </div>
  );
}

export function Table(props: TableProps) {
  const { t } = useMessages();
  const { match, deal, isSending, unchoose } = props;
  const section = useRef<HTMLElement>(null);
  useFlights(section);
  useFocusKept(section, isSending);
  useCancelledChoice(unchoose);
  const play = playOf(props);
  const phase = deal.contract === null ? 'is-auction' : 'is-play';
  return (
    <section ref={section} tabIndex={-1} class={`table ${phase}`} aria-label={t('table')}>
      {placesOf(match).map(({ place, seat }) => (
        <SeatAt key={seat} {...props} place={place} seat={seat} play={play} />
      ))}
      <div class="middle">
        <Middle {...props} />
      </div>
    </section>
  );
}

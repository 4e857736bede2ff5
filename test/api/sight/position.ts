// A match at some point with all that is stored of it, and the same match with two cards in each other's places.
import {
  hashToken,
  type MatchId,
  type PlayerId,
  parseMatchId,
  parsePlayerId,
  parseToken,
  parseTokenId,
} from '../../../api/ids.ts';
import { dayOf } from '../../../api/service/days.ts';
import type { FinishedDeal, LiveHead, SetupHead } from '../../../api/store/items.ts';
import type { Store } from '../../../api/store/store.ts';
import { acceptMove, type Move } from '../../../engine/accept.ts';
import { contractDummy } from '../../../engine/auction.ts';
import type { Card } from '../../../engine/cards.ts';
import { type DealEvent, hasEnded } from '../../../engine/deal.ts';
import { closedCards } from '../../../engine/dummy.ts';
import { afterEvent, type MatchState, resumeMatch } from '../../../engine/match.ts';
import { formatRecord, parseCards, parseRecord } from '../../../engine/record.ts';
import { callersOf, ownerOf } from '../../../engine/rules.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { viewFor } from '../../../engine/view.ts';
import { present } from '../../engine/support/deals.ts';
import { newSession } from '../store/credentials.ts';
import type { Person } from '../support/people.ts';

export interface Position {
  readonly setup: SetupHead;
  readonly live: LiveHead;
  readonly deals: readonly FinishedDeal[];
  readonly people: readonly Person[];
}

export async function positionIn(store: Store, id: string, people: readonly Person[]): Promise<Position> {
  const matchId = present(parseMatchId(id));
  const { setup, live } = present(await store.readMatch(matchId, { consistent: true }));
  return { setup, live: present(live), deals: await store.readDeals(matchId, 1, 255), people };
}

/** Puts all of it into an empty store, to the last revision. */
export async function putInto(store: Store, { setup, live, deals, people }: Position): Promise<Store> {
  const { matchId, createdAt } = setup;
  await store.createSetup(setup);
  await store.createLive(matchId, live);
  await store.putInvitation({ code: setup.inviteCode, matchId });
  if (setup.visibility === 'OPEN') await store.putOpenMatch({ matchId, createdAt });
  for (const deal of deals) await store.putDeal(matchId, deal);
  for (const person of people) {
    const id = idOf(person);
    await store.putPlayer({ id, name: person.name, createdAt });
    const hash = hashToken(present(parseToken(person.token)).token);
    // The session has the same id in every copy of the position.
    const session = present(parseTokenId(person.id));
    await store.putSession(newSession(id, { id: session, hash, createdAt, lastUsed: dayOf(createdAt) }));
    if (seatOf(setup, person) !== null) await store.putMembership(id, { matchId, createdAt }, 'ACTIVE');
  }
  return store;
}

function idOf({ id }: Person): PlayerId {
  return present(parsePlayerId(id));
}

export function matchIdOf({ setup }: Position): MatchId {
  return setup.matchId;
}

export function seatOf({ rules, seats }: SetupHead, person: Person | null): Seat | null {
  return callersOf(rules).find(seat => seats[seat]?.id === person?.id) ?? null;
}

export function stateOf({ setup, live }: Position): MatchState {
  const { rules } = setup;
  const drawn = present(parseCards(live.draw));
  const draw = drawn.map((card, place) => ({ seat: present(callersOf(rules)[place]), card }));
  const record = present(parseRecord(live.record));
  return resumeMatch({ rules, draw, before: live.score, number: live.deal, record });
}

/** The unplayed cards that a viewer has no right to see, found from the rule book's sections 3 to 5 and not by a view. */
export function hiddenFrom({ rules, deal }: MatchState, viewer: Seat | null): readonly Card[] {
  if (hasEnded(deal)) return [];
  const isLed = deal.phase === 'play' && deal.tricks.length > 0;
  const dummy = deal.phase === 'play' && isLed ? contractDummy(rules, deal.contract) : null;
  return SEATS.flatMap(seat => {
    const holding = deal.holdings[seat];
    if (holding.kind === 'dummy') return closedCards(holding.places);
    const isClaimed =
      deal.phase === 'play' && deal.claims.some(each => each.seat === seat && !each.concession);
    return ownerOf(rules, seat) === viewer || seat === dummy || isClaimed ? [] : holding.cards;
  });
}

/** The position with two cards in each other's places in the pack; null when what was played would then not be legal. */
export function swapped(position: Position, one: Card, two: Card): Position | null {
  const record = present(parseRecord(position.live.record));
  const pack = record.pack.map(card => (card === one ? two : card === two ? one : card));
  const other = { ...record, pack };
  const state = stateOf(position);
  return isLegal({ ...state, record: { ...other, events: [] } }, other.events)
    ? { ...position, live: { ...position.live, record: formatRecord(other) } }
    : null;
}

function isLegal(atStart: MatchState, events: readonly DealEvent[]): boolean {
  let match = resumeMatch(atStart);
  for (const event of events) {
    const mover = event.kind === 'answer' ? event.seat : viewFor(match, null).deal.turn?.player;
    if (mover === undefined || !acceptMove(match, mover, moveOf(event)).ok) return false;
    match = afterEvent(match, event);
  }
  return true;
}

function moveOf(event: DealEvent): Move {
  if (event.kind === 'abandon') throw new Error('nobody asks for that');
  return event.kind === 'answer' ? { kind: 'answer', accept: event.accept } : event;
}

/** Whether both cards are still hidden after a legal move, and the deal goes on. */
export function staysHidden(
  position: Position,
  move: Move,
  { viewer, cards }: { viewer: Seat; cards: readonly Card[] },
) {
  const after = acceptMove(stateOf(position), viewer, move);
  if (!after.ok) throw new Error('a legal move was refused');
  const hidden = hiddenFrom(after.value, viewer);
  return cards.every(card => hidden.includes(card));
}

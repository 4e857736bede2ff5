// A finished deal moment by moment: which cards had been played, which still lay closed, who had taken what. Only
// counting: that a card turned, the API says.
import { sideOf } from '../../../engine/seats.ts';
import type { LookBackQuery, Seat, Side } from '../api/operations.generated.ts';
import { DEALT, type Moment } from './moment.ts';

export type PastDeal = NonNullable<NonNullable<LookBackQuery['match']>['deal']>;
export type PastTrick = PastDeal['tricks'][number];
type PlayedCard = PastTrick['cards'][number];

/** The cards as dealt, then one moment for each call and each card. */
export function momentsOf({ calls, tricks }: Pick<PastDeal, 'calls' | 'tricks'>): readonly Moment[] {
  const called = calls.map((_, index): Moment => ({ kind: 'call', call: index + 1 }));
  const played = tricks.flatMap(({ cards }, trick) =>
    cards.map((_, card): Moment => ({ kind: 'card', trick: trick + 1, card: card + 1 })),
  );
  return [DEALT, ...called, ...played];
}

/** Where on the deal's way a moment lies; of one that never came, the nearest before it. */
export function placeOf(moments: readonly Moment[], moment: Moment): number {
  switch (moment.kind) {
    case 'dealt':
      return 0;
    case 'call':
      return moments.findLastIndex(
        one => one.kind === 'dealt' || (one.kind === 'call' && one.call <= moment.call),
      );
    case 'card':
      return moments.findLastIndex(one => one.kind !== 'card' || comesBy(one, moment));
  }
}

type CardMoment = Extract<Moment, { readonly kind: 'card' }>;

function comesBy(one: CardMoment, by: CardMoment): boolean {
  return one.trick < by.trick || (one.trick === by.trick && one.card <= by.card);
}

/** The moment at which the trick before or after the present one is complete; null when there is none. */
export function trickFrom(moments: readonly Moment[], place: number, step: -1 | 1): number | null {
  const isEnd = (at: number) => {
    const [here, next] = [moments[at], moments[at + 1]];
    return here?.kind !== 'card' ? at === 0 : next?.kind !== 'card' || next.trick !== here.trick;
  };
  for (let at = place + step; at >= 0 && at < moments.length; at += step) {
    if (isEnd(at)) {
      return at;
    }
  }
  return null;
}

export interface Position {
  /** How many calls had been made. */
  readonly calls: number;
  /** Cards that had left their hands. */
  readonly gone: ReadonlySet<string>;
  /** Cards of half-open dummies that still lay closed. */
  readonly closed: ReadonlySet<string>;
  /** The trick then on the table, as far as it had come. */
  readonly trick: { readonly number: number; readonly cards: readonly PlayedCard[] } | null;
  /** Who took that trick, once its last card lay there. */
  readonly winner: Seat | null;
  readonly taken: Readonly<Record<Side, number>>;
}

function closedAtFirst({ dealt }: PastDeal): readonly string[] {
  const places = (dealt ?? []).flatMap(({ columns }) => columns ?? []);
  return places.flatMap(({ bottom }) => (bottom === null ? [] : [bottom]));
}

function takenIn(tricks: readonly PastTrick[], side: Side): number {
  return tricks.filter(({ winner }) => winner !== null && sideOf(winner) === side).length;
}

export function positionAt(deal: PastDeal, moment: Moment): Position {
  const [trick, card] = moment.kind === 'card' ? [moment.trick, moment.card] : [0, 0];
  const before = deal.tricks.slice(0, Math.max(0, trick - 1));
  const current = trick === 0 ? undefined : deal.tricks[trick - 1];
  const cards = current?.cards.slice(0, card) ?? [];
  const isComplete =
    current !== undefined && current.winner !== null && cards.length === current.cards.length;
  const played = [...before.flatMap(one => one.cards), ...cards];
  const gone = new Set(played.map(one => one.card));
  const turned = new Set(played.flatMap(one => one.turned.map(({ card: face }) => face)));
  const over = isComplete ? [...before, current] : before;
  return {
    calls: moment.kind === 'call' ? moment.call : moment.kind === 'dealt' ? 0 : deal.calls.length,
    gone,
    closed: new Set(closedAtFirst(deal).filter(face => !turned.has(face) && !gone.has(face))),
    trick: current === undefined ? null : { number: trick, cards },
    winner: isComplete ? current.winner : null,
    taken: { NORTH_SOUTH: takenIn(over, 'NORTH_SOUTH'), EAST_WEST: takenIn(over, 'EAST_WEST') },
  };
}

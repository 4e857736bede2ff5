// Laws that hold at every step of every match, tried on random legal ones.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptMove, type Move } from '../../engine/accept.ts';
import { CALLS } from '../../engine/auction.ts';
import { CARDS } from '../../engine/cards.ts';
import { availableCards, type DealState, type EndedPhase } from '../../engine/deal.ts';
import { closedCards } from '../../engine/dummy.ts';
import { type LegalMoves, legalMoves } from '../../engine/legal-moves.ts';
import { isOver, type MatchState, nextDeal, resumeMatch } from '../../engine/match.ts';
import { formatRecord, parseRecord } from '../../engine/record.ts';
import { callersOf, FOLLOWS, type Rules } from '../../engine/rules.ts';
import type { ScoreLine } from '../../engine/score/running-score.ts';
import { SEATS, type Seat, SIDES } from '../../engine/seats.ts';
import { viewFor } from '../../engine/view.ts';
import { present } from './support/deals.ts';
import { deepFreeze } from './support/freeze.ts';
import { anyRules, anySeed, begun, chooser, statesOfDeal } from './support/random.ts';
import { hiddenFrom, playedCards, sightOf } from './support/sight.ts';
import { viewersOf } from './support/table.ts';

/** Tries a law on every state of one random deal. */
function atEveryStep(numRuns: number, law: (match: MatchState, seed: number) => void): void {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const choice = chooser(seed);
      for (const match of statesOfDeal(begun(rules, choice), choice)) law(match, seed);
    }),
    { numRuns },
  );
}

/** Every card of the deal wherever it is: played, open, closed, in a hand. */
function cardsIn(deal: DealState) {
  const tricks = deal.phase === 'play' || deal.phase === 'ended' ? deal.tricks : [];
  const held = SEATS.flatMap(seat => {
    const holding = deal.holdings[seat];
    return [...availableCards(holding), ...(holding.kind === 'dummy' ? closedCards(holding.places) : [])];
  });
  return [...held, ...tricks.flatMap(({ cards }) => cards.map(({ card }) => card))];
}

test('52 cards, each once, at every step', () => {
  atEveryStep(120, ({ deal }) => {
    expect(cardsIn(deal).toSorted((a, b) => a - b)).toEqual(CARDS);
  });
});

const EVERY_MOVE: readonly Move[] = [
  ...CALLS.map(call => ({ kind: 'call', call }) as const),
  ...CARDS.map(card => ({ kind: 'card', card }) as const),
  ...Array.from({ length: 15 }, (_, tricks) => ({ kind: 'claim', tricks }) as const),
  { kind: 'answer', accept: true },
  { kind: 'answer', accept: false },
];

function isListed(legal: LegalMoves, move: Move): boolean {
  if (move.kind === 'call') return legal.calls.includes(move.call);
  if (move.kind === 'card') return legal.cards.includes(move.card);
  if (move.kind === 'claim') return move.tricks > 0 && move.tricks <= legal.claim;
  return move.kind === 'answer' ? legal.answer : legal.concession;
}

test('a move is accepted if and only if it is listed, whoever tries it', () => {
  atEveryStep(40, match => {
    for (const player of callersOf(match.rules)) {
      const legal = legalMoves(viewFor(match, player));
      for (const move of EVERY_MOVE) {
        if (acceptMove(match, player, move).ok !== isListed(legal, move)) {
          expect.fail(`${player} ${JSON.stringify(move)} in ${formatRecord(match.record)}`);
        }
      }
    }
  });
});

test('somebody has a legal move until the deal has ended, nobody after it, never a spectator', () => {
  atEveryStep(60, match => {
    const able = callersOf(match.rules).filter(player => {
      const { calls, cards, answer } = legalMoves(viewFor(match, player));
      return calls.length + cards.length > 0 || answer;
    });
    const isAnswer = viewFor(match, null).deal.turn?.kind === 'ANSWER';
    expect(able.length > 0).toBe(match.tally === null);
    if (!isAnswer) expect(able.length).toBeLessThanOrEqual(1);
    const { calls, cards, ...others } = legalMoves(viewFor(match, null));
    expect({ calls, cards, ...others }).toEqual({
      calls: [],
      cards: [],
      claim: 0,
      concession: false,
      answer: false,
    });
  });
});

test('a card legal under suitThenTrump is legal under suitOrTrump and under suit', () => {
  atEveryStep(80, match => {
    for (const player of callersOf(match.rules)) {
      const view = viewFor(match, player);
      const legalUnder = (follow: Rules['follow']) =>
        legalMoves({ ...view, deal: { ...view.deal, rules: { ...view.deal.rules, follow } } }).cards;
      const [narrow = [], ...wider] = FOLLOWS.map(legalUnder);
      for (const each of wider) expect(each).toEqual(expect.arrayContaining([...narrow]));
    }
  });
});

test('a state is never changed in place', () => {
  atEveryStep(80, match => {
    deepFreeze(match);
    for (const viewer of viewersOf(match.rules)) deepFreeze(viewFor(match, viewer));
  });
});

test('a record is read back as it was written, and replayed it is the state', () => {
  atEveryStep(60, match => {
    const { rules, draw, before, number, record } = match;
    const read = present(parseRecord(formatRecord(record)));
    expect(read).toEqual(record);
    expect(resumeMatch({ rules, draw, before, number, record: read })).toEqual(match);
  });
});

test('a viewer sees exactly what the rule book lets him see', () => {
  atEveryStep(80, match => {
    const played = playedCards(match);
    for (const viewer of viewersOf(match.rules)) {
      const sight = sightOf(match, viewer);
      const { deal } = viewFor(match, viewer);
      for (const { seat, cards, unseen, places } of deal.hands) {
        const inSight = sight[seat].filter(card => !played.includes(card));
        expect(cards).toEqual(inSight.toSorted((a, b) => a - b));
        expect(unseen).toBe(13 - sight[seat].length);
        const shown = (places ?? []).flatMap(place => ('card' in place ? [place.card] : []));
        expect(inSight).toEqual(expect.arrayContaining(shown));
      }
      const turned = deal.tricks.flatMap(({ cards }) => cards.flatMap(each => each.turned));
      const hidden = hiddenFrom(match, viewer);
      expect(turned.filter(({ card }) => hidden.includes(card))).toEqual([]);
      expect(deal.end === null).toBe(match.tally === null);
    }
  });
});

function turnsOf(deal: EndedPhase): readonly { readonly seat: Seat; readonly after: number }[] {
  const plays = deal.tricks.flatMap(({ cards }) => cards);
  return plays.flatMap(({ turned }, i) => turned.map(({ seat }) => ({ seat, after: i + 1 })));
}

test('closed cards turn as their layout says: six times a dummy, twelve after trick 7, eighteen after card 1', () => {
  const seen = new Map<string, number>();
  atEveryStep(250, ({ rules, deal }) => {
    if (deal.phase !== 'ended' || deal.claimed) return;
    const turns = turnsOf(deal);
    const layout = rules.layout ?? 'none';
    seen.set(layout, (seen.get(layout) ?? 0) + 1);
    const perDummy = ['NORTH', 'EAST'].map(seat => turns.filter(turn => turn.seat === seat).length);
    expect(perDummy).toEqual({ columns: [6, 6], rows: [6, 6], nine: [9, 9], none: [0, 0] }[layout]);
    const moments = new Set(turns.map(({ after }) => after));
    if (layout === 'columns') expect(moments.size).toBe(12);
    else expect([...moments]).toEqual({ rows: [28], nine: [1], none: [] }[layout]);
  });
  expect(seen.size).toBe(4);
});

test('a dummy in columns has 1 to 7 open cards until it has played them all', () => {
  atEveryStep(80, ({ rules, deal }) => {
    if (rules.layout !== 'columns' || deal.phase !== 'play') return;
    for (const seat of ['NORTH', 'EAST'] as const) {
      const holding = deal.holdings[seat];
      const open = availableCards(holding).length;
      const closed = holding.kind === 'dummy' ? closedCards(holding.places).length : 0;
      expect(open).toBeLessThanOrEqual(7);
      if (open === 0) expect(closed).toBe(0);
    }
  });
});

function sum(lines: readonly ScoreLine[], side: string, of: (line: ScoreLine) => number): number {
  return lines.filter(line => line.side === side).reduce((all, line) => all + of(line), 0);
}

/** Below the line of the game that runs, from the lines alone. */
function belowNow(lines: readonly ScoreLine[], { rubber, game }: MatchState['before'], side: string): number {
  return sum(
    lines.filter(line => line.rubber === rubber && line.game === game),
    side,
    ({ below }) => below,
  );
}

test('points add up over whole matches', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const choice = chooser(seed);
      let match = begun(rules, choice);
      let lines: readonly ScoreLine[] = [];
      for (;;) {
        for (const state of statesOfDeal(match, choice)) match = state;
        const { after, lines: own } = present(match.tally);
        expect(own.every(line => line.deal === match.number && line.below + line.above > 0)).toBe(true);
        lines = [...lines, ...own];
        for (const side of SIDES) {
          const { total, aboveLine, belowLine } = after.sides[side];
          expect(total).toBe(sum(lines, side, ({ below, above }) => below + above));
          expect(aboveLine).toBe(sum(lines, side, ({ above }) => above));
          if (rules.scoring === 'duplicate') expect(belowLine).toBe(0);
          else if (!after.over) expect(belowLine).toBe(belowNow(lines, after, side));
          expect(belowLine).toBeLessThan(100);
        }
        if (isOver(match)) break;
        match = nextDeal(match, choice.pack());
      }
      const [us, them] = SIDES.map(side => sum(lines, side, ({ below, above }) => below + above));
      const ahead = us === them ? null : present(us) > present(them) ? SIDES[0] : SIDES[1];
      expect(viewFor(match, null).winner).toBe(ahead);
    }),
    { numRuns: 100 },
  );
});

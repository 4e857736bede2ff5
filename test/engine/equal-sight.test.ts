// Equal sight gives equal views: two cards that a viewer cannot see are swapped in the pack, and everything that he
// can learn stays the same to the byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptMove, type Move } from '../../engine/accept.ts';
import { CARDS, type Card } from '../../engine/cards.ts';
import type { DealEvent } from '../../engine/deal.ts';
import { legalMoves } from '../../engine/legal-moves.ts';
import { type MatchState, resumeMatch } from '../../engine/match.ts';
import { type Viewer, viewFor } from '../../engine/view.ts';
import { present } from './support/deals.ts';
import { anyRules, anySeed, begun, type Chooser, chooser, statesOfDeal } from './support/random.ts';
import { hiddenFrom } from './support/sight.ts';
import { rulesOf, turnOf, viewersOf } from './support/table.ts';

function moveOf(event: DealEvent): Move {
  if (event.kind === 'abandon') throw new Error('nobody asks for that');
  if (event.kind === 'answer') return { kind: 'answer', accept: event.accept };
  return event.kind === 'concession' ? { kind: 'concession' } : event;
}

/** The same record with two cards changed for each other, played again through the one door; null if that refuses. */
function swapped(match: MatchState, one: Card, other: Card): MatchState | null {
  const pack = match.record.pack.map(card => (card === one ? other : card === other ? one : card));
  const { rules, draw, before, number, record } = match;
  let now = resumeMatch({ rules, draw, before, number, record: { ...record, pack, events: [] } });
  for (const event of record.events) {
    const player = event.kind === 'answer' ? event.seat : turnOf(now).player;
    const result = acceptMove(now, player, moveOf(event));
    if (!result.ok) return null;
    now = result.value;
  }
  return now;
}

/** All that a viewer gets to know of a state, refusals of every card included. */
function everythingFor(match: MatchState, viewer: Viewer): string {
  const view = viewFor(match, viewer);
  const answers =
    viewer === null
      ? []
      : CARDS.map(card => {
          const result = acceptMove(match, viewer, { kind: 'card', card });
          return result.ok ? 'accepted' : result.refusal;
        });
  return JSON.stringify([view, legalMoves(view), answers]);
}

/** Two different cards out of the viewer's sight; null when there are none. */
function hiddenPair(match: MatchState, viewer: Viewer, choice: Chooser): readonly [Card, Card] | null {
  const hidden = hiddenFrom(match, viewer);
  if (hidden.length < 2) return null;
  const one = present(choice.oneOf(hidden));
  return [one, present(choice.oneOf(hidden.filter(card => card !== one)))];
}

test('equal sight gives equal views, legal moves and refusals', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const choice = chooser(seed);
      for (const match of statesOfDeal(begun(rules, choice), choice)) {
        for (const viewer of viewersOf(rules)) {
          const pair = hiddenPair(match, viewer, choice);
          if (pair === null || choice.next() < 0.7) continue;
          const other = swapped(match, ...pair);
          if (other === null) continue;
          compared++;
          expect(everythingFor(other, viewer)).toBe(everythingFor(match, viewer));
        }
      }
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(1000);
});

test('a swap does show to one who sees one of the cards, and to no other', () => {
  const match = begun(rulesOf('contract'), chooser(1));
  const { NORTH, EAST } = match.deal.start.dealt;
  const other = present(swapped(match, present(NORTH[0]), present(EAST[0])));
  const differs = viewersOf(match.rules).filter(
    viewer => everythingFor(match, viewer) !== everythingFor(other, viewer),
  );
  expect(differs).toEqual(['NORTH', 'EAST']);
});

// The engine alone: whole random deals, and what one move costs in the middle of a deal.
import { acceptMove } from '../../engine/accept.ts';
import { legalMoves } from '../../engine/legal-moves.ts';
import { isOver, type MatchState, nextDeal, resumeMatch, startMatch } from '../../engine/match.ts';
import { formatRecord, parseRecord } from '../../engine/record.ts';
import { type Rules, rulesFor } from '../../engine/rules.ts';
import { viewFor } from '../../engine/view.ts';
import { playOn, type Random, randomPack, seededRandom } from '../support/random-player.ts';

export interface EngineFigures {
  readonly dealsASecond: Readonly<Record<'halfOpen' | 'contract', number>>;
  readonly movesASecond: Readonly<Record<'halfOpen' | 'contract', number>>;
  /** Decode, fold, decide, encode and two views in the middle of a deal: median milliseconds. */
  readonly moveMs: Readonly<Record<'halfOpen' | 'contract', number>>;
}

const SECONDS = 2;

export function measureEngine(): EngineFigures {
  const halfOpen = measureDeals('book');
  const contract = measureDeals('contract');
  return {
    dealsASecond: { halfOpen: halfOpen.deals, contract: contract.deals },
    movesASecond: { halfOpen: halfOpen.moves, contract: contract.moves },
    moveMs: { halfOpen: medianMove('book'), contract: medianMove('contract') },
  };
}

function measureDeals(preset: string): { readonly deals: number; readonly moves: number } {
  const random = seededRandom(1);
  let deals = 0;
  let moves = 0;
  playFor(0.5, () => playDeal(rulesOf(preset), random));
  const seconds = playFor(SECONDS, () => {
    moves += playDeal(rulesOf(preset), random);
    deals += 1;
  });
  return { deals: deals / seconds, moves: moves / seconds };
}

function playFor(seconds: number, play: () => void): number {
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) play();
  return (performance.now() - start) / 1000;
}

/** A deal that is not passed out; the number of its moves. */
function playDeal(rules: Rules, random: Random): number {
  let match = startMatch(rules, { draw: randomPack(random), deal: randomPack(random) });
  let moves = 0;
  while (match.tally === null || (match.deal.phase === 'passedOut' && !isOver(match))) {
    match = match.tally === null ? playOn(match, random) : nextDeal(match, randomPack(random));
    moves += 1;
  }
  return moves;
}

function rulesOf(preset: string): Rules {
  const rules = rulesFor(preset, {});
  if (!rules.ok) throw new Error(`no preset ${preset}`);
  return rules.value;
}

const MIDDLE = 26;

function medianMove(preset: string): number {
  const middle = middleOfDeal(rulesOf(preset), seededRandom(3));
  const text = formatRecord(middle.record);
  const times: number[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const start = performance.now();
    oneMove(middle, text);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? Number.NaN;
}

function middleOfDeal(rules: Rules, random: Random): MatchState {
  let match = startMatch(rules, { draw: randomPack(random), deal: randomPack(random) });
  const cardsPlayed = () => match.record.events.filter(({ kind }) => kind === 'card').length;
  while (cardsPlayed() < MIDDLE) {
    match = match.tally === null ? playOn(match, random) : nextDeal(match, randomPack(random));
  }
  return match;
}

/** All that the service asks of the engine for a move: nothing of it may be left out. */
function oneMove({ rules, draw, before, number }: MatchState, text: string): string {
  const record = parseRecord(text);
  if (record === null) throw new Error('no record');
  const match = resumeMatch({ rules, draw, before, number, record });
  const player = match.deal.phase === 'play' ? viewFor(match, null).deal.turn?.player : undefined;
  if (player === undefined) throw new Error('nobody on turn');
  const [card] = legalMoves(viewFor(match, player)).cards;
  if (card === undefined) throw new Error('no legal card');
  const moved = acceptMove(match, player, { kind: 'card', card });
  if (!moved.ok) throw new Error(moved.refusal.code);
  viewFor(moved.value, 'SOUTH');
  viewFor(moved.value, 'WEST');
  return formatRecord(moved.value.record);
}

// What comes with a view of the match before it is shown: the deal whose end is owed, the score sheet, what led to it.
import type { Ask, Outcome } from '../api/client.ts';
import type { EventPartsFragment } from '../api/operations.generated.ts';
import { DEAL, HISTORY, SHEET } from '../api/operations.ts';
import type { Arrival } from './match-events.ts';
import { type Deal, endedDeals, type Match, type OpenMatch, unseenDeal } from './match-state.ts';
import { stepsOf } from './playback.ts';
import type { Line } from './score-sheet.ts';
import type { Memory } from './seen.ts';

export interface ArrivalParts {
  readonly ask: Ask;
  readonly memory: Memory;
  /** The page before; null when it has just been opened. */
  readonly before: OpenMatch | null;
  /** What led to the view, when the answer told it as well. */
  readonly events: readonly EventPartsFragment[] | null;
}

/** The view with all of that; fails as a request does. */
export async function arrivalOf(match: Match, parts: ArrivalParts): Promise<Outcome<Arrival>> {
  const { memory, before } = parts;
  const seen = before?.seen ?? memory.read(match.id);
  const after = before?.match.version ?? seen.version;
  const [ended, lines, events] = await Promise.all([
    endedDeal(match, unseenDeal(match, seen), parts),
    sheetLines(match, parts),
    eventsSince(match, after, parts),
  ]);
  if (ended.kind === 'failed') {
    return ended;
  }
  if (lines.kind === 'failed') {
    return lines;
  }
  const steps = stepsOf({ match, ended: ended.data, events, lay: seen.lay });
  const kept = before === null ? memory.readChoice(match.id) : null;
  return { kind: 'data', data: { match, ended: ended.data, lines: lines.data, seen, steps, kept } };
}

async function endedDeal(
  { id }: Match,
  number: number | null,
  { ask }: ArrivalParts,
): Promise<Outcome<Deal | null>> {
  if (number === null) {
    return { kind: 'data', data: null };
  }
  const outcome = await ask(DEAL, { id, number });
  return outcome.kind === 'data' ? { kind: 'data', data: outcome.data.match?.deal ?? null } : outcome;
}

async function sheetLines(match: Match, { ask, before }: ArrivalParts): Promise<Outcome<readonly Line[]>> {
  const known = before === null ? 0 : endedDeals(before.match);
  if (endedDeals(match) === known) {
    return { kind: 'data', data: before?.lines ?? [] };
  }
  const outcome = await ask(SHEET, { id: match.id });
  return outcome.kind === 'data' ? { kind: 'data', data: outcome.data.match?.score.lines ?? [] } : outcome;
}

/** None when nothing was missed, to those who look for the first time, and without an answer: the table is shown all the same. */
async function eventsSince(
  { id, version }: Match,
  after: number,
  { ask, events }: ArrivalParts,
): Promise<readonly EventPartsFragment[]> {
  if (events !== null || after === 0 || after >= version) {
    return events ?? [];
  }
  const outcome = await ask(HISTORY, { id, after });
  return outcome.kind === 'data' ? (outcome.data.match?.history ?? []) : [];
}

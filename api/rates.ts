// How often something may be done. What creation stores anyway is counted where it lies; the rest has a counter of
// an hour. No request that makes nothing and guesses nothing is written down.
import { addressMark } from './address.ts';
import { rateLimit, rateLimited } from './errors.ts';
import type { MatchId, PlayerId } from './ids.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export interface RateDependencies {
  readonly store: Pick<Store, 'countUp' | 'listMemberships' | 'listSessions'>;
  readonly now: () => string;
  readonly settings: Settings;
  /** Mixed into what stands for an address; null when there is no secret to mix in. */
  readonly pepper: string | null;
}

/** Each rejects with RATE_LIMITED when it has been done too often. */
export interface Rates {
  signUp(address: string): Promise<void>;
  challenge(address: string): Promise<void>;
  code(player: PlayerId): Promise<void>;
  token(player: PlayerId): Promise<void>;
  /** `again` is the match that a lost answer may have made already: asking for it again makes nothing. */
  match(player: PlayerId, again: MatchId | null): Promise<void>;
  /** Runs a guess; `isMiss` tells one that was wrong. Only those are counted. */
  guess<Answer>(
    address: string,
    run: () => Promise<Answer>,
    isMiss: (answer: unknown) => boolean,
  ): Promise<Answer>;
}

const HOUR = 60 * 60 * 1000;

export function makeRates(deps: RateDependencies): Rates {
  const { settings, now, pepper } = deps;
  const mark = (address: string) => addressMark(address, { now: now(), pepper });
  return {
    signUp: address => limitRate(deps, { name: `signUp#${mark(address)}`, most: settings.signUps }),
    challenge: address => limitRate(deps, { name: `challenge#${mark(address)}`, most: settings.challenges }),
    code: player => limitRate(deps, { name: `code#${player}`, most: settings.codes }),
    token: player => limitTokens(deps, player),
    match: (player, again) => limitMatches(deps, player, again),
    guess: guessing(deps),
  };
}

export interface Rate {
  readonly name: string;
  /** How many an hour. */
  readonly most: number;
}

/** Counts one more, for one write. The hours are those of the clock, the same for all. */
export async function limitRate(
  { store, now }: Pick<RateDependencies, 'store' | 'now'>,
  { name, most }: Rate,
): Promise<void> {
  const time = now();
  const endsAt = hourAfter(time);
  if ((await store.countUp(name, endsAt)) > most) throw rateLimited(rateLimit(time, endsAt));
}

function hourAfter(time: string): string {
  return new Date((Math.floor(Date.parse(time) / HOUR) + 1) * HOUR).toISOString();
}

async function limitTokens({ store, now, settings }: RateDependencies, player: PlayerId): Promise<void> {
  const sessions = await store.listSessions(player);
  const made = sessions.filter(({ kind }) => kind === 'PROGRAM').map(({ createdAt }) => createdAt);
  refuseMoreThan(settings.tokens, made, now());
}

async function limitMatches(
  { store, now, settings }: RateDependencies,
  player: PlayerId,
  again: MatchId | null,
): Promise<void> {
  const page = { first: settings.matches };
  const [active, finished] = await Promise.all([
    store.listMemberships(player, 'ACTIVE', page),
    store.listMemberships(player, 'FINISHED', page),
  ]);
  const memberships = [...active, ...finished];
  if (again !== null && memberships.some(({ matchId }) => matchId === again)) return;
  refuseMoreThan(
    settings.matches,
    memberships.map(({ createdAt }) => createdAt),
    now(),
  );
}

/** Throws when the last hour has seen so many already; one more may be made when the oldest of them is an hour old. */
function refuseMoreThan(most: number, times: readonly string[], now: string): void {
  const hourAgo = Date.parse(now) - HOUR;
  const recent = times.map(time => Date.parse(time)).filter(time => time > hourAgo);
  const oldest = recent.toSorted((a, b) => b - a)[most - 1];
  if (oldest !== undefined) throw rateLimited(rateLimit(now, new Date(oldest + HOUR).toISOString()));
}

/** Addresses remembered as having guessed too often. */
const REMEMBERED = 10_000;

/**
 * A guess that was right costs nothing. A wrong one is counted in the store, and the process that has seen one too
 * many refuses the address before looking until the hour is over: so each process lets at most one too many through.
 */
function guessing({ store, now, settings, pepper }: RateDependencies): Rates['guess'] {
  const closedUntil = new Map<string, string>();
  return async (address, run, isMiss) => {
    const time = now();
    const name = `guess#${addressMark(address, { now: time, pepper })}`;
    const until = closedUntil.get(name);
    if (until !== undefined && until > time) throw rateLimited(rateLimit(time, until));
    closedUntil.delete(name);
    const answer = await run();
    if (!isMiss(answer)) return answer;
    const endsAt = hourAfter(time);
    const count = await store.countUp(name, endsAt);
    if (count >= settings.guesses) closedUntil.set(name, endsAt);
    const [oldest] = closedUntil.size > REMEMBERED ? closedUntil.keys() : [];
    if (oldest !== undefined) closedUntil.delete(oldest);
    if (count > settings.guesses) throw rateLimited(rateLimit(time, endsAt));
    return answer;
  };
}

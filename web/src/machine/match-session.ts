// Drives a match page: loads, polls, sends the chosen move until it has arrived, and tells the page each new
// state. Time, network and visibility are handed in, so that tests run it without a browser.
import { assertNever } from '../../../engine/result.ts';
import { type Ask, type Failure, type Outcome, retryDelay } from '../api/client.ts';
import { DEAL, MATCH, SHEET, VERSION } from '../api/operations.ts';
import {
  type Deal,
  endedDeals,
  LOADING,
  type Match,
  type MatchEvent,
  type MatchState,
  type Move,
  nextState,
  type Sending,
  unseenDeal,
} from './match-state.ts';
import { pollDelay } from './poll.ts';
import type { Line } from './score-sheet.ts';
import type { Memory, Seen } from './seen.ts';
import { sendMove } from './send-move.ts';

export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(ms: number, callback: () => void): () => void;
}

export interface SessionParts {
  readonly matchId: string;
  readonly ask: Ask;
  readonly memory: Memory;
  readonly clock: Clock;
  readonly isVisible: () => boolean;
  readonly publish: (state: MatchState) => void;
}

export interface MatchSession {
  choose(move: Move): void;
  drawSeen(): void;
  dealSeen(): void;
  /** To be called when the page is shown or hidden, or the network comes back. */
  wake(): void;
  stop(): void;
}

function eventOf(failure: Failure, loading: boolean): MatchEvent {
  switch (failure) {
    case 'network':
    case 'limited':
      return { kind: 'offline', offline: true };
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'refused':
      return { kind: loading ? 'missing' : 'notSent' };
    default:
      return assertNever(failure);
  }
}

/** Whether there is anything to poll for. */
function mayChange(state: MatchState): boolean {
  const lasting = state.phase === 'open' && ['WAITING', 'IN_PROGRESS'].includes(state.match.status);
  return lasting || state.phase === 'loading';
}

export function startMatchSession(parts: SessionParts): MatchSession {
  const runner = new SessionRunner(parts);
  runner.begin();
  return {
    choose: move => runner.choose(move),
    drawSeen: () => runner.putAway({ kind: 'drawSeen' }),
    dealSeen: () => runner.putAway({ kind: 'dealSeen' }),
    wake: () => runner.wake(),
    stop: () => runner.stop(),
  };
}

class SessionRunner {
  readonly #parts: SessionParts;
  #state: MatchState = LOADING;
  #failures = 0;
  #movedAt: number;
  #busy = false;
  #mustLoad = false;
  #stopped = false;
  #callOff = () => {};

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#movedAt = parts.clock.now();
  }

  begin(): void {
    this.#parts.publish(this.#state);
    this.#run(() => this.#load());
  }

  choose(move: Move): void {
    this.#apply({ kind: 'chosen', move });
    this.wake();
  }

  /** The next deal may have come without a new version, so it is asked for. */
  putAway(event: MatchEvent): void {
    this.#apply(event);
    if (this.#state.phase === 'open') {
      this.#parts.memory.write(this.#parts.matchId, this.#state.seen);
    }
    this.#mustLoad = true;
    this.wake();
  }

  wake(): void {
    this.#callOff();
    this.#run(() => this.#next());
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff();
  }

  #apply(...events: readonly MatchEvent[]): void {
    if (!this.#stopped) {
      this.#state = events.reduce(nextState, this.#state);
      this.#parts.publish(this.#state);
    }
  }

  /** One request at a time; what comes next is decided when it has ended. */
  async #run(step: () => Promise<void>): Promise<void> {
    if (this.#busy || this.#stopped) {
      return;
    }
    this.#callOff();
    this.#busy = true;
    await step();
    this.#busy = false;
    this.#plan();
  }

  #plan(): void {
    const sending = this.#state.phase === 'open' && this.#state.sending !== null;
    const asking = sending || (this.#parts.isVisible() && (this.#mustLoad || mayChange(this.#state)));
    if (this.#stopped || !asking) {
      return;
    }
    const quiet = this.#parts.clock.now() - this.#movedAt;
    const calm = sending || this.#mustLoad ? 0 : pollDelay(quiet);
    const delay = this.#failures > 0 ? retryDelay(this.#failures) : calm;
    this.#callOff = this.#parts.clock.after(delay, () => this.#run(() => this.#next()));
  }

  #next(): Promise<void> {
    if (this.#state.phase !== 'open') {
      return this.#state.phase === 'loading' ? this.#load() : Promise.resolve();
    }
    const { sending } = this.#state;
    if (sending === null && this.#mustLoad) {
      return this.#load();
    }
    return sending === null ? this.#poll() : this.#send(sending);
  }

  async #load(): Promise<void> {
    const outcome = await this.#parts.ask(MATCH, { id: this.#parts.matchId });
    if (outcome.kind === 'failed') {
      return this.#failed(outcome.failure);
    }
    this.#mustLoad = false;
    const { match } = outcome.data;
    return match === null ? this.#apply({ kind: 'missing' }) : this.#receive(match, []);
  }

  async #poll(): Promise<void> {
    if (!this.#parts.isVisible()) {
      return;
    }
    const outcome = await this.#parts.ask(VERSION, { id: this.#parts.matchId });
    if (outcome.kind === 'failed') {
      return this.#failed(outcome.failure);
    }
    this.#arrived();
    const known = this.#state.phase === 'open' ? this.#state.match.version : null;
    if (outcome.data.match?.version !== known) {
      await this.#load();
    }
  }

  async #send(sending: Sending): Promise<void> {
    const outcome = await sendMove(this.#parts.ask, this.#parts.matchId, sending);
    if (outcome.kind === 'failed') {
      return this.#failed(outcome.failure);
    }
    const { match, refusal } = outcome.data;
    const answered: MatchEvent = { kind: 'answered', refusal };
    return match === null ? this.#apply({ kind: 'missing' }) : this.#receive(match, [answered]);
  }

  /** A view with what must be shown before it, then what else was told with it. */
  async #receive(match: Match, then: readonly MatchEvent[]): Promise<void> {
    const before = this.#state.phase === 'open' ? this.#state : null;
    const seen = before?.seen ?? this.#parts.memory.read(this.#parts.matchId);
    const ended = await this.#endedDeal(match, seen);
    if (ended.kind === 'failed') {
      return this.#failed(ended.failure);
    }
    const lines = await this.#lines(match);
    if (lines.kind === 'failed') {
      return this.#failed(lines.failure);
    }
    if (match.version !== before?.match.version) {
      this.#movedAt = this.#parts.clock.now();
    }
    this.#arrived();
    this.#apply({ kind: 'arrived', match, ended: ended.data, lines: lines.data, seen }, ...then);
  }

  async #endedDeal(match: Match, seen: Seen): Promise<Outcome<Deal | null>> {
    const number = unseenDeal(match, seen);
    if (number === null) {
      return { kind: 'data', data: null };
    }
    const outcome = await this.#parts.ask(DEAL, { id: this.#parts.matchId, number });
    return outcome.kind === 'data' ? { kind: 'data', data: outcome.data.match?.deal ?? null } : outcome;
  }

  async #lines(match: Match): Promise<Outcome<readonly Line[]>> {
    const before = this.#state.phase === 'open' ? this.#state : null;
    const known = before === null ? 0 : endedDeals(before.match);
    if (endedDeals(match) === known) {
      return { kind: 'data', data: before?.lines ?? [] };
    }
    const outcome = await this.#parts.ask(SHEET, { id: this.#parts.matchId });
    return outcome.kind === 'data' ? { kind: 'data', data: outcome.data.match?.score.lines ?? [] } : outcome;
  }

  #arrived(): void {
    this.#failures = 0;
    if ('offline' in this.#state && this.#state.offline) {
      this.#apply({ kind: 'offline', offline: false });
    }
  }

  #failed(failure: Failure): void {
    this.#failures += 1;
    this.#apply(eventOf(failure, this.#state.phase === 'loading'));
  }
}

// Drives a match page: loads, polls, sends the chosen move until it has arrived, and tells the page each new
// state. Time, network and visibility are handed in, so that tests run it without a browser.
import { type Ask, type Failure, retryDelay } from '../api/client.ts';
import type { EventPartsFragment } from '../api/operations.generated.ts';
import { MATCH, VERSION } from '../api/operations.ts';
import { arrivalOf } from './arrival.ts';
import { eventOf, type MatchEvent, nextState } from './match-events.ts';
import {
  asksTwice,
  isSending,
  LOADING,
  type Match,
  type MatchState,
  type Move,
  mayChange,
  type Sending,
  screenOf,
} from './match-state.ts';
import { pauseBefore } from './playback.ts';
import { isLate, pollDelay } from './poll.ts';
import type { Memory } from './seen.ts';
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
  /** Whether a call or card is sent only when it is chosen a second time. */
  readonly confirms: () => boolean;
  /** Whether nothing is to move on the screen. */
  readonly isCalm: () => boolean;
  readonly publish: (state: MatchState) => void;
}

export interface MatchSession {
  /** Once to have it chosen, once more to send it, where it is to be confirmed. */
  choose(move: Move): void;
  unchoose(): void;
  /** Ends the showing of what was missed. */
  skip(): void;
  drawSeen(): void;
  dealSeen(): void;
  /** To be called when the page is shown or hidden, or the network comes back. */
  wake(): void;
  stop(): void;
}

export function startMatchSession(parts: SessionParts): MatchSession {
  const runner = new SessionRunner(parts);
  runner.begin();
  return {
    choose: move => runner.choose(move),
    unchoose: () => runner.unchoose(),
    skip: () => runner.skip(),
    drawSeen: () => runner.putAway({ kind: 'drawSeen' }),
    dealSeen: () => runner.putAway({ kind: 'dealSeen' }),
    wake: () => runner.wake(),
    stop: () => runner.stop(),
  };
}

const STEPPED: MatchEvent = { kind: 'stepped' };

class SessionRunner {
  readonly #parts: SessionParts;
  #state: MatchState = LOADING;
  #failures = 0;
  #movedAt: number;
  #chosenAt = 0;
  #busy = false;
  #mustLoad = false;
  #stopped = false;
  #isStepping = false;
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
    const state = this.#state;
    if (state.phase === 'open' && this.#parts.confirms() && asksTwice(state, move)) {
      this.#apply({ kind: 'picked', choice: move });
      return;
    }
    this.#chosenAt = this.#parts.clock.now();
    this.#apply({ kind: 'chosen', move });
    this.wake();
  }

  unchoose(): void {
    this.#apply({ kind: 'picked', choice: null });
  }

  skip(): void {
    this.#apply({ kind: 'skipped' });
  }

  /** The next deal may have come without a new version, so it is asked for. */
  putAway(event: MatchEvent): void {
    this.#apply(event);
    this.#mustLoad = true;
    this.wake();
  }

  wake(): void {
    this.#apply();
    this.#callOff();
    this.#run(() => this.#next());
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff();
  }

  #apply(...events: readonly MatchEvent[]): void {
    if (this.#stopped) {
      return;
    }
    const before = this.#state;
    this.#state = this.#looked(events.reduce(nextState, before));
    this.#parts.publish(this.#state);
    this.#keep(before, this.#state);
    this.#pace();
  }

  /** The match as it stands counts as looked at when nothing is to be shown before it and the page is in sight. */
  #looked(state: MatchState): MatchState {
    const isShown = state.phase === 'open' && state.replay.length === 0 && this.#parts.isVisible();
    return isShown && state.match.version !== state.seen.version
      ? nextState(state, { kind: 'looked' })
      : state;
  }

  #keep(before: MatchState, now: MatchState): void {
    const { memory, matchId } = this.#parts;
    if (now.phase !== 'open') {
      return;
    }
    if (before.phase !== 'open' || before.seen !== now.seen) {
      memory.write(matchId, now.seen);
    }
    const { picked, match } = now;
    if (before.phase !== 'open' || before.picked !== picked || before.match.version !== match.version) {
      memory.writeChoice(matchId, picked && { version: match.version, choice: picked });
    }
  }

  /** Sees to it that the next step of what was missed is shown in its time. */
  #pace(): void {
    const state = this.#state;
    const { isVisible, isCalm, clock } = this.#parts;
    const waits = state.phase === 'open' && screenOf(state).kind === 'playback' && isVisible();
    if (this.#isStepping || !waits) {
      return;
    }
    this.#isStepping = true;
    clock.after(pauseBefore(state, isCalm()), () => {
      this.#isStepping = false;
      this.#apply(...(isVisible() ? [STEPPED] : []));
    });
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

  /** A move that has not gone out goes back to its player, who may no longer be thinking of it. */
  #giveBackLate(): void {
    const { clock, isVisible } = this.#parts;
    const waited = clock.now() - this.#chosenAt;
    if (this.#failures > 0 && isLate(waited, isVisible()) && isSending(this.#state)) {
      this.#apply({ kind: 'givenBack' });
    }
  }

  #plan(): void {
    this.#giveBackLate();
    const isUrgent = isSending(this.#state) || this.#mustLoad;
    if (this.#stopped || !this.#parts.isVisible() || !(isUrgent || mayChange(this.#state))) {
      return;
    }
    const calm = isUrgent ? 0 : pollDelay(this.#parts.clock.now() - this.#movedAt);
    const delay = this.#failures > 0 ? retryDelay(this.#failures) : calm;
    this.#callOff = this.#parts.clock.after(delay, () => this.#run(() => this.#next()));
  }

  #next(): Promise<void> {
    this.#giveBackLate();
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
    const { match } = outcome.data;
    if (match === null) {
      return this.#apply({ kind: 'missing' });
    }
    this.#mustLoad = false;
    await this.#receive(match, null, []);
    if (outcome.keptAt !== undefined) {
      this.#mustLoad = true;
      this.#failed('network');
    }
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
    const { ask, matchId } = this.#parts;
    const known = this.#state.phase === 'open' ? this.#state.match.version : 0;
    const outcome = await sendMove(ask, matchId, sending, known);
    if (outcome.kind === 'failed') {
      return this.#failed(outcome.failure);
    }
    const { match, refusal } = outcome.data;
    const answered: MatchEvent = { kind: 'answered', refusal };
    return match === null
      ? this.#apply({ kind: 'missing' })
      : this.#receive(match, match.history, [answered]);
  }

  /** A view with what must be shown before it, then what else was told with it. What is seen to happen is shown at once. */
  async #receive(
    match: Match,
    events: readonly EventPartsFragment[] | null,
    then: readonly MatchEvent[],
  ): Promise<void> {
    const { ask, memory } = this.#parts;
    const before = this.#state.phase === 'open' ? this.#state : null;
    const arrival = await arrivalOf(match, { ask, memory, before, events });
    if (arrival.kind === 'failed') {
      return this.#failed(arrival.failure);
    }
    if (match.version !== before?.match.version) {
      this.#movedAt = this.#parts.clock.now();
    }
    this.#arrived();
    const isLive = before !== null && before.replay.length === 0;
    this.#apply({ kind: 'arrived', ...arrival.data }, ...then, ...(isLive ? [STEPPED] : []));
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

// Ties a match session to a page on the screen: the browser's clock, visibility and storage.
import { useEffect, useState } from 'preact/hooks';
import { type MatchSession, startMatchSession } from '../machine/match-session.ts';
import { LOADING, type MatchState } from '../machine/match-state.ts';
import { readPreferences } from '../machine/preferences.ts';
import { memoryIn } from '../machine/seen.ts';
import { useAsk } from './use-api.ts';
import { isCalm } from './use-flights.ts';

const clock = {
  now: () => Date.now(),
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** The session is null until the page has been shown. */
export function useMatch(matchId: string): readonly [state: MatchState, session: MatchSession | null] {
  const ask = useAsk();
  const [state, setState] = useState<MatchState>(LOADING);
  const [session, setSession] = useState<MatchSession | null>(null);
  useEffect(() => {
    const started = startMatchSession({
      matchId,
      ask,
      memory: memoryIn(() => localStorage),
      clock,
      isVisible: () => document.visibilityState === 'visible',
      confirms: () => readPreferences(() => localStorage).confirmMoves,
      isCalm,
      publish: setState,
    });
    setSession(started);
    document.addEventListener('visibilitychange', started.wake);
    addEventListener('online', started.wake);
    return () => {
      started.stop();
      document.removeEventListener('visibilitychange', started.wake);
      removeEventListener('online', started.wake);
    };
  }, [ask, matchId]);
  return [state, session];
}

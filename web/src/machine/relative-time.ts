// How long ago something was, in the largest unit that makes sense: for words such as "3 hours ago".

export type PastUnit = 'minute' | 'hour' | 'day';

export interface Ago {
  readonly unit: PastUnit;
  /** Whole units, 0 for less than a minute. */
  readonly count: number;
}

const MINUTE_MS = 60_000;
const MINUTES_IN_HOUR = 60;
const HOURS_IN_DAY = 24;

/** A clock that runs ahead of ours makes it now, never the future. */
export function agoOf(time: string, now: number): Ago {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / MINUTE_MS));
  if (minutes < MINUTES_IN_HOUR) {
    return { unit: 'minute', count: minutes };
  }
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  return hours < HOURS_IN_DAY
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / HOURS_IN_DAY) };
}

/** "3 hours ago", "yesterday" in the reader's language. */
export function agoWords({ unit, count }: Ago, language: string): string {
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}

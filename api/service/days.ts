// Days and spans of time, as they are stored: texts of ISO 8601 in UTC, which sort as time does.

/** "2026-11-30" of "2026-11-30T09:15:00.000Z". */
export function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length);
}

/** The moment that a day begins. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

export function minutesAfter(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}

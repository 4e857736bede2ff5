// What this browser has shown to its end: the drawn cards, and the last finished deal that was put away.

export interface Seen {
  readonly draw: boolean;
  /** Number of the last deal whose end was looked at; 0 for none. */
  readonly deal: number;
}

export interface Memory {
  read(matchId: string): Seen;
  write(matchId: string, seen: Seen): void;
}

export const NOTHING_SEEN: Seen = { draw: false, deal: 0 };

/** `draw` and the number, as "1.12". */
export function formatSeen(seen: Seen): string {
  return `${seen.draw ? 1 : 0}.${seen.deal}`;
}

export function parseSeen(text: string | null): Seen {
  const parts = /^([01])\.(\d{1,3})$/.exec(text ?? '');
  return parts === null ? NOTHING_SEEN : { draw: parts[1] === '1', deal: Number(parts[2]) };
}

/** Kept in `storage`; a browser that forbids it remembers nothing. */
export function memoryIn(storage: () => Storage): Memory {
  return {
    read(matchId) {
      try {
        return parseSeen(storage().getItem(`seen.${matchId}`));
      } catch {
        return NOTHING_SEEN;
      }
    },
    write(matchId, seen) {
      try {
        storage().setItem(`seen.${matchId}`, formatSeen(seen));
      } catch {
        // Nothing is lost but a click on the next visit.
      }
    },
  };
}

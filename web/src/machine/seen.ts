// What this browser has shown to its end: the drawn cards, the last finished deal that was put away, the version of
// the table and where its dummies' cards lay. And what its player had chosen there.
import { formatChoice, type KeptChoice, parseChoice } from './choice.ts';
import { type Lay, NO_LAY } from './lay.ts';

export interface Seen {
  readonly draw: boolean;
  /** Number of the last deal whose end was looked at; 0 for none. */
  readonly deal: number;
  /** The version that was looked at; 0 for none. */
  readonly version: number;
  readonly lay: Lay;
}

export interface Memory {
  read(matchId: string): Seen;
  write(matchId: string, seen: Seen): void;
  readChoice(matchId: string): KeptChoice | null;
  writeChoice(matchId: string, choice: KeptChoice | null): void;
}

export const NOTHING_SEEN: Seen = { draw: false, deal: 0, version: 0, lay: NO_LAY };

/** `draw`, the deal, the version; the deal that lay there and its cards with their places: "1.12.340.13.SA0H93". */
export function formatSeen({ draw, deal, version, lay }: Seen): string {
  const places = Object.entries(lay.places).map(([card, place]) => card + place.toString(16));
  return [draw ? 1 : 0, deal, version, lay.deal, places.join('')].join('.');
}

/** An older note without the last three parts is understood as well. */
export function parseSeen(text: string | null): Seen {
  const parts = /^([01])\.(\d{1,3})(?:\.(\d{1,9})\.(\d{1,3})\.((?:[SHDC][2-9TJQKA][0-9a-c])*))?$/.exec(
    text ?? '',
  );
  if (parts === null) {
    return NOTHING_SEEN;
  }
  const [, draw, deal, version = '0', layDeal = '0', cards = ''] = parts;
  const places = (cards.match(/.../g) ?? []).map(
    part => [part.slice(0, 2), Number.parseInt(part.slice(2), 16)] as const,
  );
  return {
    draw: draw === '1',
    deal: Number(deal),
    version: Number(version),
    lay: { deal: Number(layDeal), places: Object.fromEntries(places) },
  };
}

function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function writeText(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) {
      storage().removeItem(key);
    } else {
      storage().setItem(key, text);
    }
  } catch {
    // Nothing is lost but a click on the next visit.
  }
}

/** Kept in `storage`; a browser that forbids it remembers nothing. */
export function memoryIn(storage: () => Storage): Memory {
  return {
    read: matchId => parseSeen(readText(storage, `seen.${matchId}`)),
    write: (matchId, seen) => writeText(storage, `seen.${matchId}`, formatSeen(seen)),
    readChoice: matchId => parseChoice(readText(storage, `choice.${matchId}`)),
    writeChoice: (matchId, kept) => writeText(storage, `choice.${matchId}`, kept && formatChoice(kept)),
  };
}

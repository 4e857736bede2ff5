// Reading stored attributes: every value is checked before it gets a type. A failure names the item by
// its key and never says what lies in it.
import { Fault } from '../fault.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The format that this code writes: attribute `f` of every item. */
export const FORMAT = 1;

/** The item by `parse`; throws, naming the key only, when the item is not as this code writes it. */
export function parseStored<T>(item: Fields, parse: (item: Fields) => T): T {
  const { f } = item;
  try {
    return f === FORMAT ? parse(item) : malformed();
  } catch {
    throw new Fault(`stored item ${nameOf(item)} is not as written`);
  }
}

/** Other keys hold a secret or somebody's address, so such an item is named by its kind alone. */
const TELLABLE: readonly unknown[] = ['MATCH', 'PLAYER', 'OPEN'];

function nameOf({ pk, sk }: Fields): string {
  const [kind] = String(pk).split('#');
  return TELLABLE.includes(kind) ? `${pk} ${sk}` : `${kind}#…`;
}

export function malformed(): never {
  throw new Error('malformed');
}

/** What an id's parse function gave, if it gave something. */
export function known<T>(parsed: T | null): T {
  return parsed ?? malformed();
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : malformed();
}

/** A whole number from 0. */
export function whole(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : malformed();
}

export function orNull<T>(value: unknown, parse: (value: unknown) => T): T | null {
  return value === null ? null : parse(value);
}

/** An instant in milliseconds; throws for none, and before 1970, rather than store what cannot be read. */
export function formatTime(iso: string): number {
  return whole(Date.parse(iso));
}

/** ISO 8601 of an instant stored in milliseconds. */
export function time(value: unknown): string {
  return new Date(whole(value)).toISOString();
}

/**
 * The attributes of an item with an end: the instant in milliseconds, and for the table's own clean-up the
 * first full second that is not before it.
 */
export function formatEnd(expiresAt: string): Fields {
  const milliseconds = formatTime(expiresAt);
  return { x: milliseconds, expiresAt: Math.ceil(milliseconds / 1000) };
}

export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : malformed();
}

export function oneOf<T>(vocabulary: readonly T[], value: unknown): T {
  const found = vocabulary.find(word => word === value);
  return found === undefined ? malformed() : found;
}

export function list(value: unknown, length?: number): readonly unknown[] {
  const fits = Array.isArray(value) && (length === undefined || value.length === length);
  return fits ? value : malformed();
}

export function fields(value: unknown): Fields {
  return isFields(value) ? value : malformed();
}

export function bytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : malformed();
}

/** Only what is there: an absent change must not overwrite. */
export function present(attributes: Fields): Fields {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

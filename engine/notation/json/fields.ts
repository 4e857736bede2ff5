// Looking at parsed JSON of which nothing is known.
export type Fields = Readonly<Record<string, unknown>>;

export function parsed(text: string): { readonly value: unknown; readonly line: number } {
  try {
    return { value: JSON.parse(text), line: 1 };
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    return { value: undefined, line: Number(line ?? 1) };
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function numberIn(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null;
}

export function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find(word => word === value) ?? null;
}

/** Null when one of them cannot be read. */
export function all<Item>(value: unknown, parse: (item: unknown) => Item | null): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parse);
  const read = items.filter(item => item !== null);
  return read.length === items.length ? read : null;
}

type Read<Parts> = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> };

/** Whether no part is null. */
export function isRead<Parts extends object>(parts: Parts): parts is Parts & Read<Parts> {
  return Object.values(parts).every(part => part !== null);
}

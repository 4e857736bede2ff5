// The sections of the two rules pages in order. Each has a heading (`NAME-title`) and a text (`NAME`), whose
// paragraphs are set apart by empty lines; a line that begins with a dash is an item of a list.
import type { RulesPart } from '../routes.ts';

const KNOWN = [
  'bridge-seats',
  'bridge-dummies',
  'bridge-auction',
  'bridge-lead',
  'bridge-play',
  'bridge-score',
  'bridge-claims',
  'bridge-four',
] as const;

const FIRST = [
  'first-idea',
  'first-cards',
  'first-tricks',
  'first-auction',
  'first-double',
  'first-dummies',
  'first-play',
  'first-score',
  'first-four',
  'first-advice',
] as const;

type Section = (typeof KNOWN)[number] | (typeof FIRST)[number];

export const RULES_SECTIONS: Readonly<Record<RulesPart, readonly Section[]>> = {
  bridge: KNOWN,
  first: FIRST,
};

/** The sections that show the three layouts. */
export const WITH_LAYOUTS: readonly Section[] = ['bridge-dummies', 'first-dummies'];

export type RulesTextId = Section | `${Section}-title`;

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = '— ';

/** A section's text in its paragraphs and lists. */
export function blocksOf(text: string): readonly Block[] {
  return text
    .split(/\n{2,}/)
    .filter(part => part.trim() !== '')
    .map(part => {
      const lines = part.split('\n');
      return lines.every(line => line.startsWith(ITEM))
        ? { kind: 'list', items: lines.map(line => line.slice(ITEM.length)) }
        : { kind: 'paragraph', text: lines.join(' ') };
    });
}

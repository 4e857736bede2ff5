// A text of unknown kind to notated deals: which notation it is, its content decides.
import { assertNever } from '../result.ts';
import { readJsonExport } from './json/reader.ts';
import { readLin } from './lin/reader.ts';
import type { NotatedFile } from './notated-deal.ts';
import { readPbn } from './pbn/reader.ts';

export const NOTATIONS = ['PBN', 'LIN', 'JSON'] as const;
export type Notation = (typeof NOTATIONS)[number];

const PBN_TAG = /^[ \t]*\[[ \t]*[A-Za-z0-9_]+[ \t]*"/m;
const LIN_PAIR = /(?:^|\|)[ \t]*(?:qx|md|pn|vg|st|mb|pc|sv|ah|rh)\|/im;

/** Null when it is none of them. */
export function notationOf(text: string): Notation | null {
  if (/^\s{0,100}\{\s{0,100}"/.test(text)) return 'JSON';
  if (PBN_TAG.test(text)) return 'PBN';
  return LIN_PAIR.test(text) ? 'LIN' : null;
}

/** Never throws, whatever the text. */
export function readNotation(text: string, notation: Notation): NotatedFile {
  switch (notation) {
    case 'PBN':
      return readPbn(text);
    case 'LIN':
      return readLin(text);
    case 'JSON':
      return readJsonExport(text);
    default:
      return assertNever(notation);
  }
}

// A LIN text to its pairs of key and value, each with its line.
import { type Problem, quoted } from '../notated-deal.ts';

export interface LinPair {
  /** Two letters, lower case. */
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

export interface LinPairs {
  readonly pairs: readonly LinPair[];
  readonly problems: readonly Problem[];
}

const KEY = /^[a-z][a-z0-9]$/;
const LINE_END = /\r\n|\n|\r/g;

/** Linear in the text's length. What stands where a key should is a problem, and reading goes on with the next word. */
export function linPairs(text: string): LinPairs {
  const words = text.replace(/^\uFEFF/, '').split('|');
  const pairs: LinPair[] = [];
  const problems: Problem[] = [];
  let line = 1;
  let key: { readonly text: string; readonly line: number } | null = null;
  for (const word of words) {
    if (key !== null) {
      pairs.push({ key: key.text, value: word.trim(), line: key.line });
      key = null;
      line += lineEnds(word);
      continue;
    }
    const name = word.trim().toLowerCase();
    const start = line + lineEnds(word.slice(0, word.length - word.trimStart().length));
    if (KEY.test(name)) key = { text: name, line: start };
    else if (name !== '') problems.push({ line: start, text: `no key: ${quoted(word.trim())}` });
    line += lineEnds(word);
  }
  if (key !== null) problems.push({ line: key.line, text: `the file ends after the key ${key.text}` });
  return { pairs, problems };
}

function lineEnds(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}

// The supplemental tags with which a PBN file tells the whole of one of our deals: rules, layout, owners, the order
// dealt, claims and points. Turned cards are not written: they follow.
import type { Card } from '../../cards.ts';
import type { Rules } from '../../rules.ts';
import type { BySeat } from '../../seats.ts';
import type { ClaimView, ResultView } from '../../view.ts';
import { type OwnDeal, type Problem, quoted } from '../notated-deal.ts';
import {
  formatClaim,
  formatDealt,
  formatOwners,
  formatPoints,
  formatRules,
  parseClaim,
  parseDealt,
  parsePoints,
  parseRules,
  SEPARATOR,
} from '../own-words.ts';
import type { PbnTag } from './lines.ts';

export interface Told {
  readonly rules: Rules;
  readonly dealt: BySeat<readonly Card[]>;
  readonly claims: readonly ClaimView[];
  readonly result: ResultView;
}

/** Name and value, in the order written. */
export function ownTags({ rules, dealt, claims, result }: Told): readonly (readonly [string, string])[] {
  return [
    ['HobRules', formatRules(rules)],
    ['HobLayout', rules.layout ?? '-'],
    ['HobOwners', formatOwners(rules)],
    ['HobDealt', formatDealt(dealt)],
    ['HobClaims', claims.map(formatClaim).join(SEPARATOR)],
    ['HobPoints', result.points.map(formatPoints).join(SEPARATOR)],
  ];
}

type Tags = ReadonlyMap<string, PbnTag>;

/** Null for a deal of another origin, and for one of ours in which something cannot be read: that is a problem. */
export function readOwnTags(tags: Tags, problems: Problem[]): OwnDeal | null {
  const rulesTag = tags.get('hobrules');
  if (rulesTag === undefined) return null;
  const rules = parseOwn(tags, 'hobrules', problems, text => parseRules(text, layoutOf(tags)));
  const dealt = parseOwn(tags, 'hobdealt', problems, parseDealt);
  const claims = parseOwn(tags, 'hobclaims', problems, text => listed(text, parseClaim));
  const points = parseOwn(tags, 'hobpoints', problems, text => listed(text, parsePoints));
  if (rules === null || dealt === null || claims === null || points === null) return null;
  const owners = tags.get('hobowners');
  if (owners !== undefined && owners.value !== formatOwners(rules)) {
    problems.push({ line: owners.line, text: `owners that the rules do not give: ${quoted(owners.value)}` });
  }
  const number = numberOf(tags.get('board')?.value ?? '');
  if (number === null)
    problems.push({ line: rulesTag.line, text: 'a deal of ours without its number as board' });
  return number === null ? null : { rules, number, dealt, claims, points };
}

function layoutOf(tags: Tags): string | null {
  const value = tags.get('hoblayout')?.value ?? '-';
  return value === '-' ? null : value;
}

function numberOf(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

function parseOwn<Value>(
  tags: Tags,
  name: string,
  problems: Problem[],
  parse: (text: string) => Value | null,
): Value | null {
  const tag = tags.get(name);
  const value = tag === undefined ? null : parse(tag.value);
  if (value === null) {
    const line = tag?.line ?? tags.get('hobrules')?.line ?? 1;
    problems.push({ line, text: `${name} tag cannot be read: ${quoted(tag?.value ?? '')}` });
  }
  return value;
}

function listed<Item>(text: string, parse: (item: string) => Item | null): readonly Item[] | null {
  if (text === '') return [];
  const items = text.split(SEPARATOR).map(parse);
  const read = items.filter(item => item !== null);
  return read.length === items.length ? read : null;
}

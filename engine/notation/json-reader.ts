// Our own JSON export back to notated deals. Whatever the text holds is looked at field by field before it is believed.
import { DENOMINATIONS, parseCall } from '../auction.ts';
import { type Card, parseCard } from '../cards.ts';
import { CLAIM_STATUSES } from '../claim.ts';
import { RULES_VERSION, type Rules, rulesFor } from '../rules.ts';
import { type Points, SCORE_REASONS } from '../score/running-score.ts';
import { type BySeat, bySeat, SEATS, type Seat, SIDES, type Side } from '../seats.ts';
import type { ClaimView } from '../view.ts';
import { all, type Fields, fields, listIn, numberIn, oneOf, parsed, textIn } from './json-fields.ts';
import { JSON_FORMAT, JSON_VERSION } from './json-writer.ts';
import { emptyDeal, type NotatedContract, type NotatedDeal, type NotatedFile } from './notated-deal.ts';
import { dealtOf } from './own-words.ts';
import { fourHandCalls } from './written-match.ts';

/** Never throws, whatever the text. Lines are those of the deals, since the export has a deal a line. */
export function readJsonExport(text: string): NotatedFile {
  const root = parsed(text);
  if (root.value === undefined) return { deals: [], problems: [{ line: root.line, text: 'not JSON' }] };
  const file = fields(root.value);
  if (file['format'] !== JSON_FORMAT || file['version'] !== JSON_VERSION) {
    return refusedFile(`not a ${JSON_FORMAT} export of version ${JSON_VERSION}`);
  }
  const rules = rulesIn(file['rules']);
  if (rules === null) return refusedFile('rules that this version does not know');
  const names = fields(file['names']);
  const shared = { rules, names: bySeat(seat => textIn(names[seat])) };
  const deals = listIn(file['deals']).map((deal, i) =>
    notatedDeal(fields(deal), { ...shared, line: FIRST_LINE + i }),
  );
  return { deals, problems: Array.isArray(file['deals']) ? [] : [{ line: 1, text: 'no list of deals' }] };
}

/** The first deal follows the head, which is one line. */
const FIRST_LINE = 2;

interface Shared {
  readonly rules: Rules;
  readonly names: BySeat<string | null>;
  readonly line: number;
}

function refusedFile(text: string): NotatedFile {
  return { deals: [], problems: [{ line: 1, text }] };
}

function rulesIn(value: unknown): Rules | null {
  const told = fields(value);
  if (told['version'] !== RULES_VERSION) return null;
  const { unit, count } = fields(told['length']);
  const rules = rulesFor(textIn(told['preset']) ?? '', {
    players: numberIn(told['players'], 4),
    layout: textIn(told['layout']),
    openingLead: textIn(told['openingLead']),
    follow: textIn(told['follow']),
    doubles: told['doubles'] === true,
    doubling: textIn(told['doubling']),
    honours: told['honours'] === true,
    scoring: textIn(told['scoring']),
    length: { unit: textIn(unit) ?? '', count: numberIn(count, 99) ?? 0 },
  });
  return rules.ok ? rules.value : null;
}

function notatedDeal(told: Fields, { rules, names, line }: Shared): NotatedDeal {
  const result = fields(told['result']);
  const parts = {
    number: numberIn(told['number'], 255),
    dealer: oneOf<Seat>(SEATS, told['dealer']),
    vulnerable: all(told['vulnerable'], side => oneOf<Side>(SIDES, side)),
    dealt: dealtOf(SEATS.map(seat => listIn(fields(told['dealt'])[seat]).map(card => textIn(card) ?? ''))),
    calls: all(told['calls'], call => parseCall(textIn(call) ?? '')),
    play: all(told['play'], cardIn),
    claims: all(told['claims'], claimIn),
    points: all(result['points'], pointsIn),
  };
  const unread = Object.entries(parts).filter(([, part]) => part === null);
  const problems = unread.map(([name]) => ({ line, text: `${name} cannot be read` }));
  const { number, dealer, vulnerable, dealt, calls, play, claims, points } = parts;
  const base: NotatedDeal = { ...emptyDeal(line), names, dealer, vulnerable, problems };
  if (number === null || dealer === null || dealt === null || calls === null) return base;
  if (play === null || claims === null || points === null) return base;
  const tricks = numberIn(result['tricksByDeclarer'], 13);
  const padded = fourHandCalls(rules, dealer, calls);
  return {
    ...base,
    board: String(number),
    hands: dealt,
    auction: { first: dealer, calls: padded.map(call => ({ call, line })), cut: false, line },
    contract: contractIn(told['contract'], line),
    declarer: oneOf<Seat>(SEATS, fields(told['contract'])['declarer']),
    play: { kind: 'sequence', cards: play.map(card => ({ card, line })) },
    tricks: tricks === null ? [] : [{ source: 'result tag', side: null, tricks, line }],
    own: { rules, number, dealt, claims, points },
  };
}

function cardIn(value: unknown): Card | null {
  return parseCard(textIn(value) ?? '');
}

function contractIn(value: unknown, line: number): NotatedContract | null {
  if (value === null) return { kind: 'passedOut', line };
  const { level, denomination, doubled } = fields(value);
  const read = {
    level: numberIn(level, 7),
    denomination: oneOf(DENOMINATIONS, denomination),
    doubled: doubled === 1 || doubled === 2 || doubled === 4 ? doubled : null,
  };
  if (read.level === null || read.denomination === null || read.doubled === null) return null;
  return { kind: 'bid', level: read.level, denomination: read.denomination, doubled: read.doubled, line };
}

function claimIn(value: unknown): ClaimView | null {
  const told = fields(value);
  const seat = oneOf<Seat>(SEATS, told['seat']);
  const status = oneOf(CLAIM_STATUSES, told['status']);
  const tricks = numberIn(told['tricks'], 13);
  const tricksPlayed = numberIn(told['tricksPlayed'], 13);
  if (seat === null || status === null || tricks === null || tricksPlayed === null) return null;
  return { seat, tricks, concession: told['concession'] === true, tricksPlayed, status };
}

function pointsIn(value: unknown): Points | null {
  const told = fields(value);
  const side = oneOf<Side>(SIDES, told['side']);
  const reason = oneOf(SCORE_REASONS, told['reason']);
  const [below, above] = [numberIn(told['below'], 99_999), numberIn(told['above'], 99_999)];
  return side === null || reason === null || below === null || above === null
    ? null
    : { side, below, above, reason };
}

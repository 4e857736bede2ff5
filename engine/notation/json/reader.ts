// Our own JSON export back to notated deals. Whatever the text holds is looked at field by field before it is believed.
import { DENOMINATIONS, parseCall } from '../../auction.ts';
import { parseCard } from '../../cards.ts';
import { CLAIM_STATUSES } from '../../claim.ts';
import { LAST_DEAL } from '../../match.ts';
import { RULES_VERSION, type Rules, rulesFor } from '../../rules.ts';
import { type Points, SCORE_REASONS } from '../../score/running-score.ts';
import { type BySeat, bySeat, SEATS, type Seat, SIDES, type Side } from '../../seats.ts';
import type { ClaimView } from '../../view.ts';
import { emptyDeal, type NotatedContract, type NotatedDeal, type NotatedFile } from '../notated-deal.ts';
import { dealtOf } from '../own-words.ts';
import { fourHandCalls } from '../written-match.ts';
import { all, type Fields, fields, isRead, listIn, numberIn, oneOf, parsed, textIn } from './fields.ts';
import { JSON_FORMAT, JSON_VERSION } from './writer.ts';

/** Never throws, whatever the text. Lines are those of the deals, since the export has a deal a line. */
export function readJsonExport(text: string): NotatedFile {
  const root = parsed(text);
  if (root.value === undefined) return { deals: [], problems: [{ line: root.line, text: 'not JSON' }] };
  const { format, version, rules: told, names: named, deals: listed } = fields(root.value);
  if (format !== JSON_FORMAT || version !== JSON_VERSION) {
    return refusedFile(`not a ${JSON_FORMAT} export of version ${JSON_VERSION}`);
  }
  const rules = rulesIn(told);
  if (rules === null) return refusedFile('rules that this version does not know');
  const names = fields(named);
  const shared = { rules, names: bySeat(seat => textIn(names[seat])) };
  const deals = listIn(listed).map((deal, i) =>
    notatedDeal(fields(deal), { ...shared, line: FIRST_LINE + i }),
  );
  return { deals, problems: Array.isArray(listed) ? [] : [{ line: 1, text: 'no list of deals' }] };
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
  const { version, preset, players, layout, length, doubles, honours, ...options } = fields(value);
  if (version !== RULES_VERSION) return null;
  const { unit, count } = fields(length);
  const { openingLead, follow, doubling, scoring } = options;
  const rules = rulesFor(textIn(preset) ?? '', {
    players: numberIn(players, 4),
    layout: textIn(layout),
    openingLead: textIn(openingLead),
    follow: textIn(follow),
    doubles: doubles === true,
    doubling: textIn(doubling),
    honours: honours === true,
    scoring: textIn(scoring),
    length: { unit: textIn(unit) ?? '', count: numberIn(count, 99) ?? 0 },
  });
  return rules.ok ? rules.value : null;
}

/** Each part, null where it cannot be read. */
function partsOf(told: Fields) {
  const { number, dealer, vulnerable, dealt, calls, play, claims, result } = told;
  const { points } = fields(result);
  const hands = fields(dealt);
  return {
    number: numberIn(number, LAST_DEAL),
    dealer: oneOf<Seat>(SEATS, dealer),
    vulnerable: all(vulnerable, side => oneOf<Side>(SIDES, side)),
    dealt: dealtOf(SEATS.map(seat => listIn(hands[seat]).map(card => textIn(card) ?? ''))),
    calls: all(calls, call => parseCall(textIn(call) ?? '')),
    play: all(play, card => parseCard(textIn(card) ?? '')),
    claims: all(claims, claimIn),
    points: all(points, pointsIn),
  };
}

function notatedDeal(told: Fields, { rules, names, line }: Shared): NotatedDeal {
  const parts = partsOf(told);
  const unread = Object.entries(parts).filter(([, part]) => part === null);
  const problems = unread.map(([name]) => ({ line, text: `${name} cannot be read` }));
  const { number, dealer, vulnerable, dealt, calls, play, claims, points } = parts;
  const base: NotatedDeal = { ...emptyDeal(line), names, dealer, vulnerable, problems };
  if (number === null || dealer === null || dealt === null || calls === null) return base;
  if (play === null || claims === null || points === null) return base;
  return {
    ...base,
    board: String(number),
    hands: dealt,
    auction: {
      first: dealer,
      calls: fourHandCalls(rules, dealer, calls).map(call => ({ call, line })),
      cut: false,
      line,
    },
    play: { kind: 'sequence', cards: play.map(card => ({ card, line })) },
    ...outcomeIn(told, line),
    own: { rules, number, dealt, claims, points },
  };
}

function outcomeIn(told: Fields, line: number): Pick<NotatedDeal, 'contract' | 'declarer' | 'tricks'> {
  const { contract, result } = told;
  const { declarer } = fields(contract);
  const { tricksByDeclarer } = fields(result);
  const tricks = numberIn(tricksByDeclarer, 13);
  return {
    contract: contractIn(contract, line),
    declarer: oneOf<Seat>(SEATS, declarer),
    tricks: tricks === null ? [] : [{ source: 'result tag', side: null, tricks, line }],
  };
}

function contractIn(value: unknown, line: number): NotatedContract | null {
  if (value === null) return { kind: 'passedOut', line };
  const { level, denomination, doubled } = fields(value);
  const odd = numberIn(level, 7);
  const suit = oneOf(DENOMINATIONS, denomination);
  const times = DOUBLED.find(each => each === doubled);
  if (odd === null || odd === 0 || suit === null || times === undefined) return null;
  return { kind: 'bid', level: odd, denomination: suit, doubled: times, line };
}

const DOUBLED = [1, 2, 4] as const;

function claimIn(value: unknown): ClaimView | null {
  const { seat, status, tricks, tricksPlayed, concession } = fields(value);
  const read = {
    seat: oneOf<Seat>(SEATS, seat),
    tricks: numberIn(tricks, 13),
    concession: concession === true,
    tricksPlayed: numberIn(tricksPlayed, 13),
    status: oneOf(CLAIM_STATUSES, status),
  };
  return isRead(read) ? read : null;
}

function pointsIn(value: unknown): Points | null {
  const { side, below, above, reason } = fields(value);
  const read = {
    side: oneOf<Side>(SIDES, side),
    below: numberIn(below, MOST_POINTS),
    above: numberIn(above, MOST_POINTS),
    reason: oneOf(SCORE_REASONS, reason),
  };
  return isRead(read) ? read : null;
}

const MOST_POINTS = 99_999;

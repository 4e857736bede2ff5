// The rules of a match as data: what differs between the games stands here and nowhere else. Rule book, sections 1 and 6.
import { accepted, type Result, refused } from './result.ts';
import { nextSeat, partnerOf, SEATS, type Seat } from './seats.ts';

export const PRESET_NAMES = ['book', 'bridge', 'contract'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

export const LAYOUTS = ['columns', 'rows', 'nine'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const OPENING_LEADS = ['leftOfDealer', 'leftOfDeclarer'] as const;
export type OpeningLead = (typeof OPENING_LEADS)[number];

export const FOLLOWS = ['suitThenTrump', 'suitOrTrump', 'suit'] as const;
export type Follow = (typeof FOLLOWS)[number];

export const DOUBLINGS = ['twofold', 'laws'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

export const SCORINGS = ['rubber', 'chicago', 'duplicate'] as const;
export type Scoring = (typeof SCORINGS)[number];

export const LENGTH_UNITS = ['rubber', 'round', 'deal'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

export interface Length {
  readonly unit: LengthUnit;
  readonly count: number;
}

/** The version of the rule book that new matches are played by. */
export const RULES_VERSION = 1;

export interface Rules {
  readonly version: typeof RULES_VERSION;
  readonly preset: PresetName;
  readonly players: 2 | 4;
  /** How half-open dummies lie; null where there are none. */
  readonly layout: Layout | null;
  readonly openingLead: OpeningLead;
  readonly follow: Follow;
  readonly doubles: boolean;
  readonly doubling: Doubling;
  readonly honours: boolean;
  readonly scoring: Scoring;
  readonly length: Length;
}

/** Departures from a preset as asked for, not yet checked; null is the same as left out. */
export interface RulesRequest {
  readonly players?: number | null | undefined;
  readonly layout?: string | null | undefined;
  readonly openingLead?: string | null | undefined;
  readonly follow?: string | null | undefined;
  readonly doubles?: boolean | null | undefined;
  readonly doubling?: string | null | undefined;
  readonly honours?: boolean | null | undefined;
  readonly scoring?: string | null | undefined;
  readonly length?: { readonly unit: string; readonly count: number } | null | undefined;
}

/** Why rules do not go together. */
export type InvalidRules =
  | { readonly problem: 'UNKNOWN_PRESET' }
  | {
      readonly problem: 'UNKNOWN_VALUE';
      readonly option: keyof RulesRequest;
      readonly allowed: readonly string[];
    }
  | { readonly problem: 'PLAYERS_OF_PRESET'; readonly players: 2 | 4 }
  | { readonly problem: 'TWO_PLAYERS_ONLY'; readonly option: 'layout' | 'openingLead' }
  | { readonly problem: 'NO_HONOURS_IN_DUPLICATE' }
  | { readonly problem: 'LENGTH_UNIT'; readonly allowed: readonly LengthUnit[] }
  | { readonly problem: 'LENGTH_COUNT'; readonly allowed: string };

const HALF_OPEN = {
  version: RULES_VERSION,
  players: 2,
  layout: 'columns',
  doubles: true,
  honours: true,
} as const;
const ONE_RUBBER = { scoring: 'rubber', length: { unit: 'rubber', count: 1 } } as const;

export const PRESETS: Readonly<Record<PresetName, Rules>> = {
  book: {
    ...HALF_OPEN,
    ...ONE_RUBBER,
    preset: 'book',
    openingLead: 'leftOfDealer',
    follow: 'suitThenTrump',
    doubling: 'twofold',
  },
  bridge: {
    ...HALF_OPEN,
    ...ONE_RUBBER,
    preset: 'bridge',
    openingLead: 'leftOfDeclarer',
    follow: 'suit',
    doubling: 'laws',
  },
  contract: {
    ...HALF_OPEN,
    ...ONE_RUBBER,
    preset: 'contract',
    players: 4,
    layout: null,
    openingLead: 'leftOfDeclarer',
    follow: 'suit',
    doubling: 'laws',
  },
};

interface LengthLimit {
  readonly unit: LengthUnit;
  readonly counts: string;
  readonly isAllowed: (count: number) => boolean;
}

const DEALS: LengthLimit = { unit: 'deal', counts: '1–99', isAllowed: count => count >= 1 && count <= 99 };

const LENGTHS: Readonly<
  Record<Scoring, { readonly usual: Length; readonly limits: readonly LengthLimit[] }>
> = {
  rubber: {
    usual: { unit: 'rubber', count: 1 },
    limits: [{ unit: 'rubber', counts: '1, 3', isAllowed: count => count === 1 || count === 3 }, DEALS],
  },
  chicago: {
    usual: { unit: 'round', count: 1 },
    limits: [{ unit: 'round', counts: '1–24', isAllowed: count => count >= 1 && count <= 24 }],
  },
  duplicate: { usual: { unit: 'deal', count: 16 }, limits: [DEALS] },
};

export function parsePresetName(text: string): PresetName | null {
  return PRESET_NAMES.find(name => name === text) ?? null;
}

const CHOICES = {
  layout: LAYOUTS,
  openingLead: OPENING_LEADS,
  follow: FOLLOWS,
  doubling: DOUBLINGS,
  scoring: SCORINGS,
} as const;
const CHOICE_NAMES = ['layout', 'openingLead', 'follow', 'doubling', 'scoring'] as const;

function unknownValue(request: RulesRequest): InvalidRules | null {
  for (const option of CHOICE_NAMES) {
    const asked = request[option] ?? null;
    const allowed: readonly string[] = CHOICES[option];
    if (asked !== null && !allowed.includes(asked)) return { problem: 'UNKNOWN_VALUE', option, allowed };
  }
  return null;
}

/** What four players cannot have, and honours where nothing counts them. */
function contradiction(base: Rules, request: RulesRequest): InvalidRules | null {
  if ((request.players ?? base.players) !== base.players) {
    return { problem: 'PLAYERS_OF_PRESET', players: base.players };
  }
  if (base.players === 4 && (request.layout ?? null) !== null) {
    return { problem: 'TWO_PLAYERS_ONLY', option: 'layout' };
  }
  if (base.players === 4 && request.openingLead === 'leftOfDealer') {
    return { problem: 'TWO_PLAYERS_ONLY', option: 'openingLead' };
  }
  const scoring = request.scoring ?? base.scoring;
  return scoring === 'duplicate' && request.honours === true ? { problem: 'NO_HONOURS_IN_DUPLICATE' } : null;
}

function lengthProblem(scoring: Scoring, asked: RulesRequest['length']): InvalidRules | null {
  if (asked === null || asked === undefined) return null;
  const { limits } = LENGTHS[scoring];
  const limit = limits.find(({ unit }) => unit === asked.unit);
  if (limit === undefined) return { problem: 'LENGTH_UNIT', allowed: limits.map(({ unit }) => unit) };
  const isAllowed = Number.isInteger(asked.count) && limit.isAllowed(asked.count);
  return isAllowed ? null : { problem: 'LENGTH_COUNT', allowed: limit.counts };
}

function chosen<Value extends string>(allowed: readonly Value[], asked: unknown, usual: Value): Value {
  return allowed.find(value => value === asked) ?? usual;
}

/** The preset's rules with what was asked for instead, or why that cannot be. Rule book, section 6. */
export function rulesFor(preset: string, request: RulesRequest): Result<Rules, InvalidRules> {
  const name = parsePresetName(preset);
  if (name === null) return refused({ problem: 'UNKNOWN_PRESET' });
  const base = PRESETS[name];
  const scoring = chosen(SCORINGS, request.scoring, base.scoring);
  const invalid =
    unknownValue(request) ?? contradiction(base, request) ?? lengthProblem(scoring, request.length);
  if (invalid !== null) return refused(invalid);
  const unit = LENGTH_UNITS.find(each => each === request.length?.unit);
  return accepted({
    version: RULES_VERSION,
    preset: name,
    players: base.players,
    layout: base.layout === null ? null : chosen(LAYOUTS, request.layout, base.layout),
    openingLead: chosen(OPENING_LEADS, request.openingLead, base.openingLead),
    follow: chosen(FOLLOWS, request.follow, base.follow),
    doubles: request.doubles ?? base.doubles,
    doubling: chosen(DOUBLINGS, request.doubling, base.doubling),
    honours: scoring === 'duplicate' ? false : (request.honours ?? base.honours),
    scoring,
    length: unit === undefined ? LENGTHS[scoring].usual : { unit, count: request.length?.count ?? 1 },
  });
}

const TWO_CALLERS: readonly Seat[] = ['SOUTH', 'WEST'];

/** The seats of the players' closed hands, which call, clockwise from NORTH. A player is known by this seat. */
export function callersOf(rules: Rules): readonly Seat[] {
  return rules.players === 2 ? TWO_CALLERS : SEATS;
}

/** The player, by hand seat, to whom a seat belongs from the start. */
export function ownerOf(rules: Rules, seat: Seat): Seat {
  return rules.players === 4 || seat === 'SOUTH' || seat === 'WEST' ? seat : partnerOf(seat);
}

/** All seats that a player owns from the start, in the order NORTH to WEST. */
export function seatsOf(rules: Rules, player: Seat): readonly Seat[] {
  return SEATS.filter(seat => ownerOf(rules, seat) === player);
}

/** The next caller clockwise. */
export function nextCaller(rules: Rules, seat: Seat): Seat {
  const next = nextSeat(seat);
  return ownerOf(rules, next) === next ? next : nextCaller(rules, next);
}

/** How a seat's cards lie at the start: null for a closed hand. */
export function layoutAt(rules: Rules, seat: Seat): Layout | null {
  return ownerOf(rules, seat) === seat ? null : rules.layout;
}

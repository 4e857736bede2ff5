// The rules being chosen for a new match: every choice by the name of its value, as the form shows it. What goes
// together is for the engine to say; only that is offered.
import { DOUBLINGS, FOLLOWS, LAYOUTS, OPENING_LEADS, rulesFor, SCORINGS } from '../../../engine/rules.ts';
import type { CreateMatchMutationVariables } from '../api/operations.generated.ts';
import { type RuleName, type Rules, type RuleValues, valuesOf } from './rule-values.ts';

type RulesInput = NonNullable<CreateMatchMutationVariables['input']['rules']>;
type Length = Rules['length'];

/** The choices in the order shown, each with its values. */
export const RULE_CHOICES = [
  { rule: 'layout', values: LAYOUTS },
  { rule: 'openingLead', values: OPENING_LEADS },
  { rule: 'follow', values: FOLLOWS },
  { rule: 'doubles', values: ['doublesOn', 'doublesOff'] },
  { rule: 'doubling', values: DOUBLINGS },
  { rule: 'scoring', values: SCORINGS },
  { rule: 'honours', values: ['honoursOn', 'honoursOff'] },
  { rule: 'length', values: ['oneRubber', 'threeRubbers', 'rounds', 'deals'] },
] as const satisfies readonly { readonly rule: RuleName; readonly values: readonly string[] }[];

export interface RulesDraft {
  readonly preset: string;
  readonly values: RuleValues;
  /** Used when the length is in rounds or deals. */
  readonly count: number;
}

const DEALS_AT_FIRST = 8;
const COUNTS: readonly number[] = Array.from({ length: 100 }, (_, index) => index + 1);

function lengthOf({ values, count }: RulesDraft): Length {
  switch (values.length) {
    case 'oneRubber':
      return { unit: 'rubber', count: 1 };
    case 'threeRubbers':
      return { unit: 'rubber', count: 3 };
    default:
      return { unit: values.length === 'rounds' ? 'round' : 'deal', count };
  }
}

export function draftOf(rules: Rules): RulesDraft {
  const { unit, count } = rules.length;
  return {
    preset: rules.preset,
    values: valuesOf(rules),
    count: unit === 'rubber' ? DEALS_AT_FIRST : count,
  };
}

export function inputOf(draft: RulesDraft): RulesInput {
  const { values } = draft;
  return {
    layout: values.layout,
    openingLead: values.openingLead,
    follow: values.follow,
    doubles: values.doubles === 'doublesOn',
    doubling: values.doubling,
    scoring: values.scoring,
    honours: values.honours === 'honoursOn',
    length: lengthOf(draft),
  };
}

/** The draft with another value; null when that does not go with the rest. A new scoring brings its usual length and honours. */
export function withChoice(draft: RulesDraft, rule: RuleName, value: string): RulesDraft | null {
  const asked = inputOf({ ...draft, values: { ...draft.values, [rule]: value } });
  const request = rule === 'scoring' ? { ...asked, honours: null, length: null } : asked;
  const rules = rulesFor(draft.preset, request);
  return rules.ok ? draftOf(rules.value) : null;
}

export interface OfferedChoice {
  readonly rule: RuleName;
  readonly values: readonly string[];
}

/** Every choice that is one, with the values that go with the rest of the draft. The length is always shown. */
export function offeredChoices(draft: RulesDraft): readonly OfferedChoice[] {
  return RULE_CHOICES.map(({ rule, values }) => ({
    rule,
    values: values.filter(value => withChoice(draft, rule, value) !== null),
  })).filter(({ rule, values }) => values.length > 1 || rule === 'length');
}

/** Whether the length is a number to be given. */
export function isCounted({ values }: RulesDraft): boolean {
  return values.length === 'rounds' || values.length === 'deals';
}

/** The longest match that the draft may ask for, in its own unit. */
export function mostCount(draft: RulesDraft): number {
  return COUNTS.findLast(count => rulesFor(draft.preset, inputOf({ ...draft, count })).ok) ?? 1;
}

/** The draft with such a length, or the nearest that may be. */
export function withCount(draft: RulesDraft, count: number): RulesDraft {
  return { ...draft, count: Math.min(mostCount(draft), Math.max(1, Math.trunc(count) || 1)) };
}

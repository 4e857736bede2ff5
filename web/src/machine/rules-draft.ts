// The rules being chosen for a new match: every choice by the name of its value, as the form shows it.
import type { CreateMatchMutationVariables, RulesPartsFragment } from '../api/operations.generated.ts';

type RulesInput = NonNullable<CreateMatchMutationVariables['input']['rules']>;
type Rules = Omit<RulesPartsFragment, 'players' | 'layout' | 'scoring' | 'preset'>;

/** The choices in the order shown, each with its values. */
export const RULE_CHOICES = [
  { rule: 'openingLead', values: ['leftOfDealer', 'leftOfDeclarer'] },
  { rule: 'follow', values: ['suitThenTrump', 'suitOrTrump', 'suit'] },
  { rule: 'doubles', values: ['doublesOn', 'doublesOff'] },
  { rule: 'doubling', values: ['twofold', 'laws'] },
  { rule: 'honours', values: ['honoursOn', 'honoursOff'] },
  { rule: 'length', values: ['oneRubber', 'threeRubbers', 'deals'] },
] as const;

export type RuleName = (typeof RULE_CHOICES)[number]['rule'];
export type RuleValues = Readonly<Record<RuleName, string>>;

export interface RulesDraft {
  readonly values: RuleValues;
  /** Used when the length is in deals. */
  readonly deals: number;
}

export const DEALS_AT_FIRST = 8;
export const DEALS_AT_MOST = 99;

function lengthValue({ unit, count }: Rules['length']): string {
  if (unit === 'rubber') {
    return count === 1 ? 'oneRubber' : 'threeRubbers';
  }
  return unit === 'deal' ? 'deals' : unit;
}

export function valuesOf(rules: Rules): RuleValues {
  return {
    openingLead: rules.openingLead,
    follow: rules.follow,
    doubles: rules.doubles ? 'doublesOn' : 'doublesOff',
    doubling: rules.doubling,
    honours: rules.honours ? 'honoursOn' : 'honoursOff',
    length: lengthValue(rules.length),
  };
}

export function draftOf(rules: Rules): RulesDraft {
  return {
    values: valuesOf(rules),
    deals: rules.length.unit === 'deal' ? rules.length.count : DEALS_AT_FIRST,
  };
}

export function inputOf({ values, deals }: RulesDraft): RulesInput {
  return {
    openingLead: values.openingLead,
    follow: values.follow,
    doubles: values.doubles === 'doublesOn',
    doubling: values.doubling,
    honours: values.honours === 'honoursOn',
    length:
      values.length === 'deals'
        ? { unit: 'deal', count: deals }
        : { unit: 'rubber', count: values.length === 'oneRubber' ? 1 : 3 },
  };
}

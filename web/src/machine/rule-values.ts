// A match's rules, each by the name of its value, as forms and lists show them. Apart from the choosing of rules,
// which the table need not load.
import type { RulesPartsFragment } from '../api/operations.generated.ts';

/** In the order shown. */
export const RULE_NAMES = [
  'layout',
  'openingLead',
  'follow',
  'doubles',
  'doubling',
  'scoring',
  'honours',
  'length',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
/** Null where there is nothing to choose: four players have no layout. */
export type RuleValues = Readonly<Record<RuleName, string | null>>;
export type Rules = Omit<RulesPartsFragment, 'players'>;

function lengthValue({ unit, count }: Rules['length']): string {
  if (unit === 'rubber') {
    return count === 1 ? 'oneRubber' : 'threeRubbers';
  }
  return unit === 'round' ? 'rounds' : 'deals';
}

export function valuesOf(rules: Rules): RuleValues {
  return {
    layout: rules.layout,
    openingLead: rules.openingLead,
    follow: rules.follow,
    doubles: rules.doubles ? 'doublesOn' : 'doublesOff',
    doubling: rules.doubling,
    scoring: rules.scoring,
    honours: rules.honours ? 'honoursOn' : 'honoursOff',
    length: lengthValue(rules.length),
  };
}

// The rules of a match to be read.
import type { RulesPartsFragment } from '../api/operations.generated.ts';
import { RULE_NAMES, valuesOf } from '../machine/rule-values.ts';
import { useMessages } from '../messages/messages.tsx';

export function RulesList({ rules }: { readonly rules: RulesPartsFragment }) {
  const { t } = useMessages();
  const values = valuesOf(rules);
  return (
    <dl class="rules-list">
      {RULE_NAMES.map(rule => {
        const value = values[rule];
        return value === null ? null : (
          <div key={rule}>
            <dt>{t('rule-name', { rule })}</dt>
            <dd>{t('rule-value', { value, count: rules.length.count })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

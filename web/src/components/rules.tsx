// The rules of a match: to be chosen (house rules, each with its one line of meaning) or to be read.
import type { RulesPartsFragment } from '../api/operations.generated.ts';
import {
  DEALS_AT_MOST,
  RULE_CHOICES,
  type RuleName,
  type RulesDraft,
  valuesOf,
} from '../machine/rules-draft.ts';
import { useMessages } from '../messages/messages.tsx';

interface RulesFormProps {
  readonly draft: RulesDraft;
  readonly change: (draft: RulesDraft) => void;
}

function Choice({
  rule,
  values,
  draft,
  change,
}: RulesFormProps & { readonly rule: RuleName; readonly values: readonly string[] }) {
  const { t } = useMessages();
  return (
    <fieldset class="choice">
      <legend>{t('rule-name', { rule })}</legend>
      {values.map(value => (
        <label class="option" key={value}>
          <input
            type="radio"
            name={rule}
            value={value}
            checked={draft.values[rule] === value}
            onChange={() => change({ ...draft, values: { ...draft.values, [rule]: value } })}
          />
          <span>
            <b>{t('rule-value', { value, count: draft.deals })}</b>
            <small>{t('rule-text', { value })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function RulesForm({ draft, change }: RulesFormProps) {
  const { t } = useMessages();
  const parseDeals = (text: string) => Math.min(DEALS_AT_MOST, Math.max(1, Math.trunc(Number(text)) || 1));
  return (
    <details class="house-rules">
      <summary>{t('house-rules')}</summary>
      {RULE_CHOICES.map(({ rule, values }) => (
        <Choice key={rule} rule={rule} values={values} draft={draft} change={change} />
      ))}
      {draft.values.length === 'deals' && (
        <label class="number-of-deals">
          <span>{t('number-of-deals')}</span>
          <input
            type="number"
            min={1}
            max={DEALS_AT_MOST}
            value={draft.deals}
            onChange={event => change({ ...draft, deals: parseDeals(event.currentTarget.value) })}
          />
        </label>
      )}
    </details>
  );
}

export function RulesList({ rules }: { readonly rules: RulesPartsFragment }) {
  const { t } = useMessages();
  const values = valuesOf(rules);
  return (
    <dl class="rules-list">
      {RULE_CHOICES.map(({ rule }) => (
        <div key={rule}>
          <dt>{t('rule-name', { rule })}</dt>
          <dd>{t('rule-value', { value: values[rule], count: rules.length.count })}</dd>
        </div>
      ))}
    </dl>
  );
}

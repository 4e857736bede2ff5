// The rules of a new match to be chosen: house rules, each with its one line of meaning.
import { LAYOUTS } from '../../../engine/rules.ts';
import {
  isCounted,
  mostCount,
  offeredChoices,
  type RulesDraft,
  withChoice,
  withCount,
} from '../machine/rules-draft.ts';
import { useMessages } from '../messages/messages.tsx';
import { LayoutDrawing } from './layout-drawing.tsx';
import { Link } from './link.tsx';
import { Pick } from './pick.tsx';

interface RulesFormProps {
  readonly draft: RulesDraft;
  readonly change: (draft: RulesDraft) => void;
}

function drawingOf(value: string) {
  const layout = LAYOUTS.find(one => one === value);
  return layout && <LayoutDrawing layout={layout} />;
}

/** A length that can only be counted in one way needs no choice, just its number. */
function isChoice({ rule, values }: ReturnType<typeof offeredChoices>[number]): boolean {
  return rule !== 'length' || values.length > 1;
}

function CountField({ draft, change }: RulesFormProps) {
  const { t } = useMessages();
  return (
    <label class="number-of-deals">
      <span>{t('length-count', { unit: draft.values.length ?? '' })}</span>
      <input
        type="number"
        min={1}
        max={mostCount(draft)}
        value={draft.count}
        onChange={event => change(withCount(draft, Number(event.currentTarget.value)))}
      />
      <small class="muted">
        {t('rule-text', { value: draft.values.length ?? '', scoring: draft.values.scoring ?? '' })}
      </small>
    </label>
  );
}

export function RulesForm({ draft, change }: RulesFormProps) {
  const { t } = useMessages();
  return (
    <details class="house-rules">
      <summary>{t('house-rules')}</summary>
      <p class="muted">
        <Link to={{ page: 'rules', part: 'bridge' }}>{t('rules-link')}</Link>
      </p>
      {offeredChoices(draft)
        .filter(isChoice)
        .map(({ rule, values }) => (
          <Pick
            key={rule}
            name={rule}
            legend={t('rule-name', { rule })}
            values={values}
            chosen={draft.values[rule]}
            words={value => [
              t('rule-value', { value, count: draft.count }),
              t('rule-text', { value, scoring: draft.values.scoring ?? '' }),
            ]}
            choose={value => change(withChoice(draft, rule, value) ?? draft)}
            drawing={drawingOf}
          />
        ))}
      {isCounted(draft) && <CountField draft={draft} change={change} />}
    </details>
  );
}

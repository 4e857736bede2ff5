// What the form offers is what the engine accepts, and nothing else.
import { describe, expect, test } from 'vitest';
import { PRESET_NAMES, PRESETS, rulesFor } from '../../engine/rules.ts';
import {
  draftOf,
  inputOf,
  isCounted,
  mostCount,
  offeredChoices,
  RULE_CHOICES,
  type RulesDraft,
  withChoice,
  withCount,
} from '../../web/src/machine/rules-draft.ts';
import { MATCH } from './match-data.ts';

/** Every draft that can be reached by choosing what is offered. */
function reachable(first: RulesDraft): readonly RulesDraft[] {
  const found = new Map([[JSON.stringify(first), first]]);
  for (const draft of found.values()) {
    for (const { rule, values } of offeredChoices(draft)) {
      for (const value of values) {
        const next = withChoice(draft, rule, value);
        if (next !== null) found.set(JSON.stringify(next), next);
      }
    }
  }
  return [...found.values()];
}

describe.each(PRESET_NAMES)('%s', name => {
  const drafts = reachable(draftOf(PRESETS[name]));

  test('leads to every combination of values, each accepted as it was asked for', () => {
    const forTwo = PRESETS[name].players === 2;
    // follow × doubles × doubling × (rubber and honours × 3 lengths, Chicago and honours, duplicate), and for two layout × lead.
    expect(new Set(drafts.map(({ values }) => JSON.stringify(values))).size).toBe(
      3 * 2 * 2 * (2 * 3 + 2 + 1) * (forTwo ? 3 * 2 : 1),
    );
    for (const draft of drafts) {
      const rules = rulesFor(name, inputOf(draft));
      expect(rules.ok && draftOf(rules.value).values).toEqual(draft.values);
    }
  });

  test('offers a value if and only if the engine takes it with the rest', () => {
    for (const draft of drafts) {
      const offered = new Map(offeredChoices(draft).map(({ rule, values }) => [rule, values]));
      for (const { rule, values } of RULE_CHOICES.filter(one => one.rule !== 'scoring')) {
        const accepted = values.filter(
          value => rulesFor(name, inputOf({ ...draft, values: { ...draft.values, [rule]: value } })).ok,
        );
        expect(offered.get(rule) ?? [draft.values[rule]], rule).toEqual(
          accepted.length === 0 ? [null] : accepted,
        );
      }
      expect(offered.get('scoring')).toEqual(['rubber', 'chicago', 'duplicate']);
    }
  });
});

test('lengths stay within what the scoring allows', () => {
  const book = draftOf(PRESETS.book);
  const [rubber, chicago, duplicate] = [
    book,
    withChoice(book, 'scoring', 'chicago'),
    withChoice(book, 'scoring', 'duplicate'),
  ];
  expect(isCounted(rubber)).toBe(false);
  expect(chicago && [isCounted(chicago), chicago.count, mostCount(chicago)]).toEqual([true, 1, 24]);
  expect(duplicate && [isCounted(duplicate), duplicate.count, mostCount(duplicate)]).toEqual([true, 16, 99]);
  expect(chicago && [0, 7.9, 500, Number.NaN].map(count => withCount(chicago, count).count)).toEqual([
    1, 7, 24, 1,
  ]);
});

test('a new scoring brings its usual length and honours', () => {
  const deals = withCount(
    withChoice(draftOf(PRESETS.bridge), 'length', 'deals') ?? draftOf(PRESETS.bridge),
    50,
  );
  const duplicate = withChoice(deals, 'scoring', 'duplicate');
  expect(duplicate?.values).toMatchObject({ honours: 'honoursOff', length: 'deals' });
  const back = duplicate && withChoice(duplicate, 'scoring', 'rubber');
  expect(back?.values).toMatchObject({ honours: 'honoursOn', length: 'oneRubber' });
});

test('rules of a match become the same rules again', () => {
  const { preset: _, players: __, ...options } = MATCH.rules;
  expect(inputOf(draftOf(MATCH.rules))).toEqual(options);
  const eight = { ...MATCH.rules, length: { unit: 'deal', count: 8 } };
  expect(inputOf(draftOf(eight)).length).toEqual({ unit: 'deal', count: 8 });
});

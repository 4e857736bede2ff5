// The stored text of a deal: what is read back, what is refused, how long it may get.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIDS, CALLS } from '../../engine/auction.ts';
import { CARDS } from '../../engine/cards.ts';
import type { DealEvent } from '../../engine/deal.ts';
import { resumeMatch } from '../../engine/match.ts';
import { type DealRecord, formatCards, formatRecord, parseCards, parseRecord } from '../../engine/record.ts';
import { SEATS, SIDES } from '../../engine/seats.ts';
import { callsOf } from './support/calls.ts';
import { LONGEST_RECORD, longestPlay } from './support/longest-record.ts';
import { called, legalCalls, rulesOf, table } from './support/table.ts';

const empty: DealRecord = { dealer: 'SOUTH', vulnerable: [], pack: CARDS, events: [] };
const calls = (text: string): readonly DealEvent[] => callsOf(text).map(call => ({ kind: 'call', call }));
/** What a concession may leave to its side; null before it takes effect. */
const KEPT = [null, 0, 1, 2, 3, 4, 5] as const;
const withEvents = (events: readonly DealEvent[]): DealRecord => ({ ...empty, events });

describe('read back', () => {
  test.each(SEATS)('dealer %s, every vulnerability', dealer => {
    for (const vulnerable of [[], ['NORTH_SOUTH'], ['EAST_WEST'], SIDES] as const) {
      const record: DealRecord = { ...empty, dealer, vulnerable, pack: CARDS.toReversed() };
      expect(parseRecord(formatRecord(record))).toEqual(record);
    }
  });

  test('every card and every call', () => {
    const all = withEvents([
      ...calls([...BIDS, 'X', 'XX', 'P P P'].join(' ')),
      ...CARDS.map(card => ({ kind: 'card', card }) as const),
    ]);
    expect(parseRecord(formatRecord(all))).toEqual(all);
    expect(parseCards(formatCards(CARDS))).toEqual(CARDS);
    expect(new Set(formatCards(CARDS)).size).toBe(52);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('%d passes in a row', count => {
    const record = withEvents(calls(['1C', ...Array.from({ length: count }, () => 'P'), '1D'].join(' ')));
    expect(parseRecord(formatRecord(record))).toEqual(record);
  });

  test('claims, concessions and answers of every kind', () => {
    const events: readonly DealEvent[] = [
      ...calls('1C P P P'),
      ...Array.from({ length: 13 }, (_, i) => ({ kind: 'claim', tricks: i + 1 }) as const),
      ...KEPT.map(keeps => ({ kind: 'concession', keeps }) as const),
      ...SEATS.flatMap(seat =>
        [true, false].flatMap(accept =>
          KEPT.map(keeps => ({ kind: 'answer', seat, accept, keeps }) as const),
        ),
      ),
      ...CARDS.slice(0, 3).map(card => ({ kind: 'card', card }) as const),
    ];
    expect(parseRecord(formatRecord(withEvents(events)))).toEqual(withEvents(events));
  });
});

const anyEvent: fc.Arbitrary<DealEvent> = fc.oneof(
  fc.record({ kind: fc.constant('card' as const), card: fc.constantFrom(...CARDS) }),
  fc.record({ kind: fc.constant('claim' as const), tricks: fc.integer({ min: 1, max: 13 }) }),
  fc.record({ kind: fc.constant('concession' as const), keeps: fc.constantFrom(...KEPT) }),
  fc.record({
    kind: fc.constant('answer' as const),
    seat: fc.constantFrom(...SEATS),
    accept: fc.boolean(),
    keeps: fc.constantFrom(...KEPT),
  }),
);

test('any record is read back, legal or not, however long its auction and its passes', () => {
  const mostlyPass = fc.oneof(
    { weight: 3, arbitrary: fc.constant('PASS' as const) },
    fc.constantFrom(...CALLS),
  );
  const anyRecord: fc.Arbitrary<DealRecord> = fc.record({
    dealer: fc.constantFrom(...SEATS),
    vulnerable: fc.subarray([...SIDES]),
    pack: fc.shuffledSubarray([...CARDS], { minLength: 52 }),
    events: fc
      .tuple(fc.array(mostlyPass, { maxLength: 319 }), fc.array(anyEvent, { maxLength: 70 }))
      .map(([made, plays]) => [...made.map(call => ({ kind: 'call', call }) as const), ...plays]),
  });
  fc.assert(
    fc.property(anyRecord, record => {
      expect(parseRecord(formatRecord(record))).toEqual(record);
    }),
  );
});

describe('refused', () => {
  const good = formatRecord({ ...empty, vulnerable: ['NORTH_SOUTH'], events: calls('1C P') });
  const pack = formatCards(CARDS);

  test('the text to be spoiled is good itself', () => {
    expect(parseRecord(good)).not.toBeNull();
    expect(good).toContain(pack);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['a dealer too many', `4${good.slice(1)}`],
    ['no dealer', good.slice(1)],
    ['a side neither vulnerable nor not', `22${good.slice(2)}`],
    ['51 cards', `200${pack.slice(1)}/`],
    ['53 cards, no auction', `200${pack}A${pack.slice(1)}`],
    ['a card twice', good.replace(pack, `${pack.slice(1)}${pack.charAt(1)}`)],
    ['a letter that is no card', good.replace(pack, `${pack.slice(1)}é`)],
    ['no end of the auction', good.replace('/', '')],
    ['two ends', `${good}/`],
    ['a call that there is not', good.replace('/', 'z/')],
    ['a claim without a number', `${good}#`],
    ['an answer without a seat', `${good}+`],
    ['an answer of a fifth seat', `${good}-4`],
    ['six tricks kept', `${good}~=6`],
    ['tricks kept of a claim', `${good}#5=1`],
    ['a pass after the auction', `${good}.`],
    ['a space', `${good} `],
    ['a line break', `${good}\n`],
    ['a line before', `\n${good}`],
  ])('%s', (_, text) => {
    expect(parseRecord(text)).toBeNull();
  });

  test('cards: what is no letter', () => {
    for (const text of ['AB1', ' ', 'A.B', 'ß']) expect(parseCards(text)).toBeNull();
    expect(parseCards('')).toEqual([]);
  });
});

test(`the longest record: 319 calls and all that can be claimed and refused, in ${LONGEST_RECORD} characters`, () => {
  const end = longestPlay();
  const { calls: made, phase } = end.deal;
  expect([made.length, phase]).toEqual([319, 'ended']);
  const text = formatRecord(end.record);
  expect(text).toHaveLength(LONGEST_RECORD);
  expect(parseRecord(text)).toEqual(end.record);
  const { rules, draw, before, number, record } = end;
  expect(resumeMatch({ rules, draw, before, number, record })).toEqual(end);
});

test('no longer auction is legal: over 7NT redoubled nothing but passes', () => {
  expect(legalCalls(called(table({ rules: rulesOf('contract') }), '7NT X XX P P'))).toEqual(['PASS']);
});

// What the table and the pages say of people, sides and keys, in both languages: lists, plurals, names given by the API.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deviceWords } from '../../web/src/messages/key-words.ts';
import { dayWords, type Language, listWords, translateWith } from '../../web/src/messages/translate.ts';
import { seatWords, vulnerableWords } from '../../web/src/messages/words.ts';

const MESSAGES = join(import.meta.dirname, '../../web/src/messages');
const translate = (language: Language) =>
  translateWith(
    language,
    ['', 'pages-'].map(part => readFileSync(join(MESSAGES, `${part}${language}.ftl`), 'utf8')).join('\n'),
  );

test.each([
  ['en', false, 'West\u00A0· Boris'],
  ['en', true, 'West\u00A0· Boris, dummy'],
  ['ru', false, 'Запад\u00A0· Boris'],
  ['ru', true, 'Запад\u00A0· Boris, дамми'],
] as const)(
  'a line never begins with the dot between seat and name: %s, dummy %s',
  (language, dummy, words) => {
    const seats = [{ seat: 'WEST', dummy, player: { name: 'Boris' } }] as const;
    expect(seatWords(translate(language), seats, 'WEST')).toBe(words);
  },
);

test.each([
  ['en', ['Anna'], 'Anna invites you to bridge'],
  ['en', ['Anna', 'Boris'], 'Anna and Boris invite you to bridge'],
  ['en', ['Anna', 'Boris', 'Clara'], 'Anna, Boris and Clara invite you to bridge'],
  ['ru', ['Анна'], 'Анна зовёт вас играть в бридж'],
  ['ru', ['Анна', 'Борис'], 'Анна и Борис зовут вас играть в бридж'],
  ['ru', ['Анна', 'Борис', 'Вера'], 'Анна, Борис и Вера зовут вас играть в бридж'],
] as const)('who invites, %s: %s', (language, people, words) => {
  const names = listWords(language, people);
  expect(translate(language)('invitation-title', { names, count: people.length })).toBe(words);
});

test.each([
  ['en', 1, 'One seat is free.'],
  ['en', 2, '2 seats are free.'],
  ['ru', 1, 'Пошлите эту ссылку тому, кого ещё нет за столом. Свободно 1 место.'],
  ['ru', 2, 'Пошлите эту ссылку тем, кого ещё нет за столом. Свободны 2 места.'],
] as const)('free seats at a table for four, %s: %i', (language, free, words) => {
  expect(translate(language)('waiting-text', { players: 4, free })).toContain(words);
});

test.each([
  ['en', 'three you want'],
  ['ru', 'троим'],
] as const)('the first at a table for four sends the link to three: %s', (language, words) => {
  expect(translate(language)('waiting-text', { players: 4, free: 3 })).toContain(words);
});

describe('who is vulnerable', () => {
  test.each([
    ['en', [], 'nobody'],
    ['en', ['NORTH_SOUTH'], 'we'],
    ['en', ['EAST_WEST'], 'they'],
    ['en', ['NORTH_SOUTH', 'EAST_WEST'], 'everybody'],
    ['ru', ['NORTH_SOUTH'], 'мы'],
    ['ru', ['EAST_WEST'], 'они'],
    ['ru', ['NORTH_SOUTH', 'EAST_WEST'], 'все'],
  ] as const)('%s, to a player: %s', (language, sides, words) => {
    const match = { viewerSeats: ['SOUTH'] } as const;
    expect(vulnerableWords(translate(language), match, 'NORTH_SOUTH', sides)).toBe(words);
  });

  test('to those who watch by the compass', () => {
    const match = { viewerSeats: [] };
    expect(vulnerableWords(translate('en'), match, 'NORTH_SOUTH', ['NORTH_SOUTH'])).toBe('North–South');
  });
});

test.each([
  ['en', '28 Sept 2026'],
  ['ru', '28 сент. 2026 г.'],
] as const)('days: %s', (language, words) => {
  expect(dayWords(language, new Date(2026, 8, 28))).toBe(words);
});

/** As many characters as the API takes. */
test.each(['en', 'ru'] as const)('a new passkey has room for the name of its day: %s', language => {
  for (let month = 0; month < 12; month++) {
    const date = dayWords(language, new Date(2026, month, 28));
    expect(translate(language)('passkey-new-name', { date }).length).toBeLessThanOrEqual(24);
  }
});

test.each([
  ['en', 'Browser', 'Browser'],
  ['ru', 'Browser', 'Браузер'],
  ['ru', 'Browser, Android', 'Браузер, Android'],
  ['ru', 'Chrome, Android', 'Chrome, Android'],
  ['ru', 'Program', 'Программа'],
] as const)('devices, %s: %s', (language, name, words) => {
  expect(deviceWords(translate(language), name)).toBe(words);
});

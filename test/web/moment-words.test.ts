// What looking back and the first page say, in both languages: sentences whole, plurals and cases right.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PastDeal } from '../../web/src/machine/deal-moments.ts';
import { DEALT, parseMoment } from '../../web/src/machine/moment.ts';
import { momentWords } from '../../web/src/messages/moment-words.ts';
import { type Language, translateWith } from '../../web/src/messages/translate.ts';
import { DEAL } from './match-data.ts';

const MESSAGES = join(import.meta.dirname, '../../web/src/messages');
const translate = (language: Language) =>
  translateWith(
    language,
    ['', 'pages-'].map(part => readFileSync(join(MESSAGES, `${part}${language}.ftl`), 'utf8')).join('\n'),
  );

const PAST: PastDeal = {
  ...DEAL,
  calls: [{ seat: 'SOUTH', call: '2S' }],
  tricks: [
    {
      leader: 'WEST',
      winner: 'EAST',
      cards: [
        { seat: 'WEST', card: 'SQ', turned: [{ seat: 'WEST', card: 'H4' }] },
        {
          seat: 'NORTH',
          card: 'ST',
          turned: [
            { seat: 'NORTH', card: 'C2' },
            { seat: 'NORTH', card: 'DA' },
          ],
        },
        { seat: 'EAST', card: 'SA', turned: [] },
      ],
    },
  ],
};

test.each([
  ['en', '', 'The cards are dealt; South calls first.'],
  ['ru', '', 'Карты сданы. Первое слово: Юг.'],
  ['en', 'call/1', 'South: 2 spades.'],
  ['ru', 'call/1', 'Юг: 2 пики.'],
  ['en', 'trick/1/card/1', 'Trick 1. West plays the queen of spades. The four of hearts turns up.'],
  ['ru', 'trick/1/card/1', 'Взятка 1. Запад: дама пик. Открывается четвёрка червей.'],
  [
    'en',
    'trick/1/card/2',
    'Trick 1. North plays the ten of spades. These turn up: two of clubs, ace of diamonds.',
  ],
  ['ru', 'trick/1/card/2', 'Взятка 1. Север: десятка пик. Открываются: двойка треф, туз бубен.'],
  ['en', 'trick/1/card/3', 'Trick 1. East plays the ace of spades. East takes the trick.'],
  ['ru', 'trick/1/card/3', 'Взятка 1. Восток: туз пик. Взятку берёт Восток.'],
] as const)('%s: %s', (language, moment, words) => {
  expect(momentWords(translate(language), PAST, parseMoment(moment) ?? DEALT)).toBe(words);
});

describe('how long a match has waited', () => {
  test.each([
    ['en', 'now', 0, 'It has just become your turn'],
    ['en', 'hour', 1, 'Waiting for you for 1 hour'],
    ['en', 'day', 21, 'Waiting for you for 21 days'],
    ['ru', 'now', 0, 'Ход только что перешёл к вам'],
    ['ru', 'minute', 1, 'Ждёт вас 1 минуту'],
    ['ru', 'minute', 22, 'Ждёт вас 22 минуты'],
    ['ru', 'minute', 11, 'Ждёт вас 11 минут'],
    ['ru', 'hour', 21, 'Ждёт вас 21 час'],
    ['ru', 'hour', 3, 'Ждёт вас 3 часа'],
    ['ru', 'day', 5, 'Ждёт вас 5 дней'],
  ] as const)('%s: %s, %i', (language, unit, count, words) => {
    expect(translate(language)('waits-for-you', { unit, count })).toBe(words);
  });
});

test.each([
  ['ru', 1, 'Не хватает 1 игрока'],
  ['ru', 3, 'Не хватает 3 игроков'],
  ['en', 1, 'Waiting for a player'],
  ['en', 3, 'Waiting for 3 players'],
] as const)('free seats, %s: %i', (language, count, words) => {
  expect(translate(language)('waiting-players', { count })).toBe(words);
});

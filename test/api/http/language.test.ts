// Accept-Language by weight, as browsers and programs send it.
import { expect, it } from 'vitest';
import { languageFor } from '../../../api/language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['de', 'en'],
  ['de, ru;q=0.1', 'ru'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
  ['en;q=0.1, ru ; q=0.2', 'ru'],
  ['ru, en', 'ru'],
  ['en, ru', 'en'],
  ['*', 'en'],
  ['en;q=0, *', 'ru'],
  ['*;q=0.5, ru;q=0.4', 'en'],
  ['ru;q=0', 'en'],
  ['ru;q=0, en;q=0', 'en'],
  ['ru;q=7, en;q=0.1', 'en'],
  ['ru;q=x', 'en'],
  ['rus', 'en'],
  [',,;;q=,', 'en'],
])('%s is %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

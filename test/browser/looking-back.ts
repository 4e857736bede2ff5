// A finished deal step by step by address, button, key, slider and the browser's own back button; the score in full.
import { expect, test } from 'vitest';
import { bid, concede, leave, newPlayers, playCards, seatedTable, tableOf } from './api-people.ts';
import type { Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';

const LENGTH = { unit: 'deal', count: 2 };

const LANGUAGES = [
  {
    locale: 'en-GB',
    colorScheme: 'light',
    names: ['Anna', 'Boris'],
    dealt: 'The cards are dealt',
    plays: /^Trick 5\. \w+ plays the \w+ of \w+\./,
    takes: /takes the trick\.$/,
  },
  {
    locale: 'ru-RU',
    colorScheme: 'dark',
    names: ['Анна', 'Борис'],
    dealt: 'Карты сданы',
    plays: /^Взятка 5\. [А-Я][а-я]+: [а-яё]+ [а-я]+\./,
    takes: /Взятку берёт [А-Я][а-я]+\.$/,
  },
] as const;

const path = ({ page }: Visitor) => new URL(page.url()).pathname.replace(/^\/match\/[^/]+/, '');
const words = ({ page }: Visitor) => page.textContent('.moment-words');
const gone = ({ page }: Visitor) => page.locator('.diagram [data-held].is-gone').count();

/** Once the page has come to that place of the deal. */
async function at(visitor: Visitor, place: string): Promise<void> {
  await visitor.page.waitForURL(`**${place}`);
  expect(path(visitor)).toBe(place);
}

async function throughTheDeal(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.click('.tricks th a >> text="5"');
  await at(visitor, '/deal/1/trick/5');
  expect(await gone(visitor)).toBe(20);
  expect(await page.locator('.diagram .trick li').count()).toBe(4);
  await page.click('.step >> nth=1');
  await at(visitor, '/deal/1/trick/5/card/3');
  expect(await gone(visitor)).toBe(19);
  await page.keyboard.press('ArrowLeft');
  await at(visitor, '/deal/1/trick/5/card/2');
  await page.keyboard.press('Shift+ArrowRight');
  await at(visitor, '/deal/1/trick/5');
  await page.keyboard.press('Shift+ArrowRight');
  await at(visitor, '/deal/1/trick/6');
  // Keys left no steps behind: back goes to where the last click came from.
  await page.goBack();
  await at(visitor, '/deal/1/trick/5');
  expect(await gone(visitor)).toBe(20);
  await page.goForward();
  await at(visitor, '/deal/1/trick/6');
  await page.reload();
  await page.waitForSelector('.diagram');
  expect(await gone(visitor)).toBe(24);
}

async function toItsEnds(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.focus('.steps input[type=range]');
  await page.keyboard.press('End');
  await at(visitor, '/deal/1/trick/13');
  expect(await gone(visitor)).toBe(52);
  expect(await page.locator('.step.is-end').count()).toBe(2);
  await page.keyboard.press('Home');
  await at(visitor, '/deal/1');
  expect(await gone(visitor)).toBe(0);
  await page.click('.step >> nth=2');
  await at(visitor, '/deal/1/call/1');
  expect(await page.locator('.diagram .auction .call').count()).toBe(1);
}

export function lookingBack(house: () => House): void {
  test.each(LANGUAGES)(
    'a deal step by step: $locale',
    async ({ locale, colorScheme, names, dealt, plays, takes }) => {
      const table = await seatedTable(house(), {
        locale,
        colorScheme,
        preset: 'book',
        rules: { length: LENGTH },
        names,
      });
      const [host] = table.people;
      if (!host) throw new Error('Nobody is there.');
      const { page } = host;
      await bid(table, '2H');
      await playCards(table, 52);
      await page.goto(`${table.url}/match/${table.id}/deal/1`);
      await page.waitForSelector('.diagram');
      expect(await page.locator('.diagram [data-held]').count()).toBe(52);
      expect(await page.locator('.diagram .placed.is-closed').count()).toBe(12);
      expect(await words(host)).toContain(dealt);
      await shoot(host, `look-back-dealt-${locale}`);
      await throughTheDeal(host);
      await page.goto(`${table.url}/match/${table.id}/deal/1/trick/5`);
      await page.waitForSelector('.diagram');
      expect(await words(host)).toMatch(plays);
      expect(await words(host)).toMatch(takes);
      await shoot(host, `look-back-trick-${locale}`);
      await toItsEnds(host);
      expect(host.faults).toEqual([]);
      await leave(table);
    },
  );

  test('a deal in progress stays closed; four hands lie open once it is over', async () => {
    const names = ['Анна', 'Борис', 'Виссарион', 'Дора'];
    const table = await seatedTable(house(), { locale: 'ru-RU', preset: 'contract', names });
    const [host] = table.people;
    if (!host) throw new Error('Nobody is there.');
    const { page } = host;
    await bid(table, '3NT');
    await playCards(table, 6);
    await page.goto(`${table.url}/match/${table.id}/deal/1/trick/1`);
    await page.waitForSelector('text=Эта сдача ещё не окончена');
    expect(await page.locator('[data-held], .diagram').count()).toBe(0);
    await playCards(table, 46);
    await page.goto(`${table.url}/match/${table.id}/deal/1/trick/9/card/2`);
    await page.waitForSelector('.diagram');
    expect(await page.locator('.diagram .by-suit').count()).toBe(4);
    expect(await gone(host)).toBe(34);
    await shoot(host, 'look-back-four');
    expect(host.faults).toEqual([]);
    await leave(table);
  });

  test('a conceded deal ends where its play did', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: ['Anna', 'Boris'] });
    const [host] = table.people;
    if (!host) throw new Error('Nobody is there.');
    await bid(table, '1S');
    await playCards(table, 6);
    await concede(table);
    await host.page.goto(`${table.url}/match/${table.id}/deal/1/trick/13`);
    await host.page.waitForSelector('.diagram');
    expect(await words(host)).toContain('Trick 2');
    expect(await gone(host)).toBe(6);
    expect(await host.page.locator('.tricks tbody tr').count()).toBe(2);
    await host.page.keyboard.press('ArrowRight');
    expect(await gone(host)).toBe(6);
    expect(host.faults).toEqual([]);
    await leave(table);
  });

  test('the score of a match: sheet, every line in words, plot, deals', async () => {
    const people = await newPlayers(house(), { locale: 'ru-RU', names: ['Анна', 'Борис'] });
    const table = await tableOf(people, house().url, {
      preset: 'bridge',
      rules: { length: { unit: 'deal', count: 7 } },
    });
    const [host] = people;
    if (!host) throw new Error('Nobody is there.');
    for (const text of ['3NT', '2S', '4H', '1C', '6D', '2C', '1NT']) {
      await bid(table, text);
      await concede(table);
    }
    const { page } = host;
    await page.goto(`${table.url}/match/${table.id}/score`);
    await page.waitForSelector('.plot svg');
    expect(await page.locator('.deal-results tbody tr').count()).toBe(7);
    expect(await page.getAttribute('.plot > svg', 'aria-label')).toMatch(/7 сдач\).*Мы \d+/);
    const totals = await page.locator('.sheet tfoot td').allTextContents();
    const last = await page.locator('.deal-results tbody tr:last-child td.number').allTextContents();
    expect(totals.map(text => text.replace(/\D/g, ''))).toEqual(last);
    expect(await page.locator('.sheet-lines[open] ul li').count()).toBeGreaterThan(6);
    await shoot(host, 'score-ru');
    await page.click('button[lang=en]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForSelector('text=Running total');
    await shoot(host, 'score-en-dark');
    await page.click('.deal-results th a >> nth=2');
    await at(host, '/deal/3');
    await page.waitForSelector('.diagram');
    expect(host.faults).toEqual([]);
    await leave(table);
  });
}

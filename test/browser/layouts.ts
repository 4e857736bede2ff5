// The tables of `rows` and `nine`: places that stay, closed cards that lie or turn, and both as they were dealt.
import { expect, test } from 'vitest';
import { bid, leave, openTable, playCards, seatedTable } from './api-people.ts';
import { type House, shoot } from './house.ts';
import { skipMissed } from './players.ts';

const NAMES = ['Анна', 'Борис'];
const LENGTH = { unit: 'deal', count: 2 };

export function layouts(house: () => House): void {
  test('rows: closed cards lie where they are until trick seven is complete', async () => {
    const table = await seatedTable(house(), {
      locale: 'ru-RU',
      preset: 'book',
      rules: { layout: 'rows', length: LENGTH },
      names: NAMES,
    });
    const [host] = table.people;
    if (!host) throw new Error('Nobody is there.');
    await bid(table, '1H');
    await playCards(table, 14);
    await openTable(host, table);
    const { page } = host;
    expect(await page.locator('.dummy .card-back').count()).toBe(12);
    expect(await page.locator('.dummy .place').count()).toBe(14);
    expect(
      await page.locator('.place:has(.card-back):not(:has(.card:not(.card-back)))').count(),
    ).toBeGreaterThan(3);
    await shoot(host, 'rows-table');
    await playCards(table, 14);
    await page.reload();
    await page.waitForSelector('.dummy');
    await skipMissed(host);
    expect(await page.locator('.dummy .card-back').count()).toBe(0);
    expect(await page.locator('.dummy .card').count()).toBe(12);
    await shoot(host, 'rows-turned');
    await playCards(table, 24);
    await page.goto(`${table.url}/match/${table.id}/deal/1`);
    await page.waitForSelector('.diagram');
    expect(await page.locator('.diagram .placed.is-closed').count()).toBe(12);
    await shoot(host, 'rows-deal');
    expect(host.faults).toEqual([]);
    await leave(table);
  });

  test('nine: thirteen places, nine of them closed until the first card', async () => {
    const table = await seatedTable(house(), {
      locale: 'en-GB',
      colorScheme: 'dark',
      preset: 'book',
      rules: { layout: 'nine', length: LENGTH },
      names: ['Anna', 'Boris'],
    });
    const [host] = table.people;
    if (!host) throw new Error('Nobody is there.');
    const { page } = host;
    await openTable(host, table);
    expect(await page.locator('.dummy .card-back').count()).toBe(18);
    await shoot(host, 'nine-auction');
    await bid(table, '1H');
    await playCards(table, 6);
    await page.reload();
    await page.waitForSelector('.dummy');
    await skipMissed(host);
    expect(await page.locator('.dummy .card-back').count()).toBe(0);
    expect(await page.locator('.dummy .place').count()).toBe(26);
    await shoot(host, 'nine-table');
    await playCards(table, 46);
    await page.goto(`${table.url}/match/${table.id}/deal/1`);
    await page.waitForSelector('.diagram');
    expect(await page.locator('.diagram .placed.is-closed').count()).toBe(18);
    expect(await page.locator('.diagram [data-held]').count()).toBe(52);
    await shoot(host, 'nine-deal');
    expect(host.faults).toEqual([]);
    await leave(table);
  });
}

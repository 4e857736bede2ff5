// Chicago, duplicate and three rubbers: what the sheet and the facts say after a few deals ended by concession.
import { expect, test } from 'vitest';
import { bid, concede, leave, move, mustAct, openTable, seatedTable } from './api-people.ts';
import { type House, shoot } from './house.ts';

const MATCHES = [
  {
    name: 'chicago',
    locale: 'en-GB',
    rules: { scoring: 'chicago', length: { unit: 'round', count: 2 } },
    place: '2 of 2, deal 2',
    sheet: ['Round 1', 'Round 2'],
  },
  {
    name: 'duplicate',
    locale: 'ru-RU',
    rules: { scoring: 'duplicate', length: { unit: 'deal', count: 12 } },
    place: '7 из 12',
    sheet: ['Доска', '6'],
  },
  {
    name: 'rubbers',
    locale: 'en-GB',
    rules: { length: { unit: 'rubber', count: 3 } },
    place: ' of 3',
    sheet: ['Rubber 1'],
  },
] as const;

export function scoreSheets(house: () => House): void {
  test.each(MATCHES)('$name', async ({ name, locale, rules, place, sheet }) => {
    const table = await seatedTable(house(), { locale, preset: 'bridge', rules, names: ['Anna', 'Boris'] });
    const [host] = table.people;
    if (!host) throw new Error('Nobody is there.');
    const bids = ['3NT', 'PASS', '2S', '4H', '1C', '6D'];
    for (const text of bids) {
      if (text === 'PASS') {
        for (const _ of table.people) {
          const { visitor, view } = await mustAct(table);
          await move(visitor, table, { version: view.version, what: { call: 'PASS' } });
        }
      } else {
        await bid(table, text);
        await concede(table);
      }
    }
    await openTable(host, table);
    await host.page.click('.deal-end button');
    await host.page.waitForSelector('.deal-end', { state: 'detached' });
    expect(await host.page.textContent('.facts .fact >> nth=0')).toContain(place);
    const text = await host.page.textContent('.sheet');
    for (const words of sheet) expect(text).toContain(words);
    if (name === 'duplicate') expect(await host.page.locator('.sheet-deals tr').count()).toBe(6);
    await shoot(host, `sheet-${name}`);
    expect(host.faults).toEqual([]);
    await leave(table);
  });
}

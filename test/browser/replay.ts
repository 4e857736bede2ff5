// A person who returns: what was missed is shown in order, can be skipped, goes over a deal's end, and is shown once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ApiTable, bid, concede, leave, openTable, playCards, seatedTable } from './api-people.ts';
import type { Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';

const NAMES = ['Anna', 'Boris'];

async function facesIn(page: Page, where: string): Promise<readonly string[]> {
  return page
    .locator(`${where} [data-face]`)
    .evaluateAll(all => all.map(one => one.getAttribute('data-face') ?? ''));
}

/** All that lies on the table, place by place. */
async function lyingOn(page: Page): Promise<string> {
  return page
    .locator('.seat-cards')
    .evaluateAll(seats =>
      seats
        .map(seat =>
          [...seat.querySelectorAll('li, .card')]
            .map(one => one.getAttribute('data-face') ?? (one.matches('.card-back') ? '#' : '/'))
            .join(''),
        )
        .join(' | '),
    );
}

/** Anna looks at the table, goes away, and the deal goes on without her looking. */
async function awayFor(
  table: ApiTable,
  cards: number,
): Promise<{ readonly anna: Visitor; readonly left: string }> {
  const [anna] = table.people;
  if (anna === undefined) throw new Error('Nobody is there.');
  await openTable(anna, table);
  const left = await lyingOn(anna.page);
  await anna.page.goto('about:blank');
  await playCards(table, cards);
  return { anna, left };
}

export function replay(house: () => House): void {
  test('ten moves that were missed are shown in order from the table as it was, once', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: NAMES });
    await bid(table, '2H');
    await playCards(table, 5);
    const { anna, left } = await awayFor(table, 10);
    const { page } = anna;
    await page.goto(`${table.url}/match/${table.id}`);
    await page.waitForSelector('[data-skip]');
    expect(await page.textContent('.status-playback')).toContain('Since you last looked: 10 moves');
    expect(await lyingOn(page)).toBe(left);
    expect(await page.locator('.table button.card').count()).toBe(0);
    await page.waitForFunction(() => document.querySelectorAll('.told > p').length === 4);
    await shoot(anna, 'missed');
    await page.locator('[data-skip]').waitFor({ state: 'detached' });
    const said = await page.locator('.told > p').allTextContents();
    expect(said).toHaveLength(10);
    const shown = await lyingOn(page);
    await page.reload();
    await page.waitForSelector('.table');
    expect(await page.locator('[data-skip]').count()).toBe(0);
    expect(await lyingOn(page)).toBe(shown);
    expect(anna.faults).toEqual([]);
    await leave(table);
  });

  test('what was missed can be skipped, and is told all the same', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: NAMES });
    await bid(table, '2H');
    const { anna } = await awayFor(table, 7);
    const { page } = anna;
    await page.goto(`${table.url}/match/${table.id}`);
    await page.click('[data-skip]');
    await page.locator('[data-skip]').waitFor({ state: 'detached' });
    expect(await page.locator('.told > p').count()).toBe(7);
    expect(await facesIn(page, '.trick')).toHaveLength(3);
    await leave(table);
  });

  test('it goes over the end of a deal into the next', async () => {
    const rules = { length: { unit: 'deal', count: 3 } };
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', rules, names: NAMES });
    await bid(table, '2H');
    await playCards(table, 20);
    const { anna } = await awayFor(table, 3);
    await concede(table);
    await bid(table, '1C');
    await playCards(table, 2);
    const { page } = anna;
    await page.goto(`${table.url}/match/${table.id}`);
    await page.waitForSelector('[data-skip]');
    await page.waitForSelector('.deal-end');
    expect(await page.locator('.told > p').last().textContent()).toBe('The deal is over');
    await page.click('.deal-end .button >> nth=0');
    await page.waitForSelector('[data-skip]');
    expect(await facesIn(page, '.trick')).toEqual([]);
    await page.locator('[data-skip]').waitFor({ state: 'detached' });
    expect(await facesIn(page, '.trick')).toHaveLength(2);
    expect(anna.faults).toEqual([]);
    await leave(table);
  });

  test('with reduced motion it is quicker, and nothing moves', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: NAMES });
    await bid(table, '2H');
    const { anna } = await awayFor(table, 4);
    const { page } = anna;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${table.url}/match/${table.id}`);
    await page.waitForSelector('[data-skip]');
    for (let told = 1; told <= 4; told += 1) {
      await page.waitForFunction(count => document.querySelectorAll('.told > p').length >= count, told);
      const moving = () =>
        document.getAnimations().map(({ effect }) => JSON.stringify(effect?.getComputedTiming()));
      expect(await page.evaluate(moving)).toEqual([]);
    }
    await leave(table);
  });
}

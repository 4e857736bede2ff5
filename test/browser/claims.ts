// A claim refused and one accepted, a concession, and the finished match saved as files.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type ApiTable, bid, leave, move, mustAct, openTable, playCards, seatedTable } from './api-people.ts';
import type { Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { wake } from './players.ts';

async function sides(table: ApiTable): Promise<{ readonly claimer: Visitor; readonly other: Visitor }> {
  const { visitor } = await mustAct(table);
  const other = table.people.find(one => one !== visitor);
  if (other === undefined) throw new Error('Nobody sits opposite.');
  return { claimer: visitor, other };
}

async function claimFive(visitor: Visitor, shotName: string | null): Promise<void> {
  const { page } = visitor;
  await page.click('.end-early summary');
  await page.click('.claim-count >> nth=4');
  if (shotName !== null) await shoot(visitor, shotName);
  await page.click('[data-claim="5"]');
  await page.waitForSelector('.claim-panel');
}

async function saved({ page }: Visitor, format: 'PBN' | 'JSON') {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(`[data-save=${format}]`)]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

export function claims(house: () => House): void {
  test('a claim refused, one accepted, a concession; then the match as files', async () => {
    const table = await seatedTable(house(), {
      locale: 'ru-RU',
      preset: 'bridge',
      rules: { layout: 'nine', length: { unit: 'deal', count: 2 } },
      names: ['Анна', 'Борис'],
    });
    await bid(table, '3NT');
    await playCards(table, 5);
    for (const visitor of table.people) await openTable(visitor, table);

    const first = await sides(table);
    await claimFive(first.claimer, 'claim-menu');
    await wake(first.other);
    await first.other.page.waitForSelector('[data-answer]');
    // The claimer's hand lies open: no backs are left on the table.
    expect(await first.other.page.locator('.backs').count()).toBe(0);
    expect(await first.other.page.textContent('.claim-words')).toContain('5 взяток');
    expect(await first.claimer.page.textContent('.claim-panel')).toContain('Ждём ответа');
    await shoot(first.other, 'claim-answer');
    await first.other.page.click('[data-answer=object]');
    await first.other.page.waitForSelector('.claim-refused');
    await wake(first.claimer);
    await first.claimer.page.waitForSelector('.claim-refused');
    await first.claimer.page.waitForSelector('button.card.is-legal');
    await shoot(first.claimer, 'claim-refused');

    await playCards(table, 4);
    for (const visitor of table.people) await openTable(visitor, table);
    const second = await sides(table);
    await claimFive(second.claimer, null);
    await wake(second.other);
    await second.other.page.click('[data-answer=agree]');
    for (const visitor of table.people) {
      await wake(visitor);
      await visitor.page.waitForSelector('.deal-end');
      expect(await visitor.page.textContent('.result-claim')).toContain('По заявке');
    }
    await shoot(second.other, 'claim-accepted');

    await bid(table, '1C');
    const third = await sides(table);
    await openTable(third.claimer, table);
    const { page } = third.claimer;
    await page.click('.deal-end .button >> nth=0');
    await page.waitForSelector('.end-early');
    await page.click('.end-early summary');
    expect(await page.locator('.claim-count').count()).toBe(0);
    await page.click('[data-concede]');
    expect(await page.textContent('.concession')).toContain('Отменить это будет нельзя');
    await shoot(third.claimer, 'concede');
    await page.click('[data-concede-sure]');
    await page.waitForSelector('.match-end');
    expect(await page.textContent('.result-claim')).toContain('отдано');
    await shoot(third.claimer, 'match-end');

    const pbn = await saved(third.claimer, 'PBN');
    expect(pbn.name).toMatch(/^half-open-bridge-\d{4}-\d\d-\d\d\.pbn$/);
    expect(pbn.text.match(/^\[Deal "/gm)).toHaveLength(2);
    const json = await saved(third.claimer, 'JSON');
    expect(json.name).toMatch(/\.json$/);
    expect(Object.keys(JSON.parse(json.text)).length).toBeGreaterThan(1);
    expect(table.people.flatMap(({ faults }) => faults)).toEqual([]);
    await leave(table);
  });

  test('at a table for four all who are asked answer, and nobody is told what', async () => {
    const table = await seatedTable(house(), {
      locale: 'en-GB',
      colorScheme: 'dark',
      preset: 'contract',
      names: ['Anna', 'Boris', 'Clara', 'David'],
    });
    await bid(table, '3NT');
    await playCards(table, 4);
    const { visitor: claimer, view } = await mustAct(table);
    await move(claimer, table, { version: view.version, what: { tricks: 1 } });
    for (const visitor of table.people) await openTable(visitor, table);
    const asked: Visitor[] = [];
    for (const visitor of table.people) {
      expect(await visitor.page.textContent('.claim-words')).toContain('claims 1 of the remaining tricks');
      if ((await visitor.page.locator('[data-answer=agree]').count()) > 0) asked.push(visitor);
    }
    expect(asked).toHaveLength(2);
    expect(asked).not.toContain(claimer);
    for (const [index, visitor] of asked.entries()) {
      await wake(visitor);
      await visitor.page.click('[data-answer=agree]');
      if (index === 0) {
        await visitor.page.waitForSelector('.claim-panel:not(:has(button))');
        expect(await visitor.page.textContent('.status-turn')).toBe('Waiting for an answer');
        await shoot(visitor, 'four-claim');
      }
    }
    for (const visitor of table.people) {
      await wake(visitor);
      await visitor.page.waitForSelector('.result-claim');
      expect(visitor.faults).toEqual([]);
    }
    await leave(table);
  });
}

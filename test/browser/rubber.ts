// A whole rubber by two people, all of it by clicking: each bids a game when dealing, and after a trick the other
// gives up, till one has two.
import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { call, onTurn, playCard, wake } from './players.ts';
import { bothAtTable } from './two-players.ts';

async function must(visitors: readonly Visitor[]): Promise<Visitor> {
  const visitor = await onTurn(visitors);
  if (visitor === null) throw new Error('Nobody is on turn.');
  return visitor;
}

async function giveUp({ page }: Visitor): Promise<void> {
  await page.click('.end-early summary');
  await page.click('[data-concede]');
  await page.click('[data-concede-sure]');
}

async function playGame(visitors: readonly Visitor[]): Promise<void> {
  const declarer = await must(visitors);
  await call(declarer, '4S');
  await call(await must(visitors), 'PASS');
  let player = await must(visitors);
  for (let played = 0; played < 4 || player === declarer; played += 1) {
    await playCard(player);
    player = await must(visitors);
  }
  await giveUp(player);
  for (const visitor of visitors) {
    await wake(visitor);
    await visitor.page.waitForSelector('.deal-end');
  }
}

export function rubber(house: () => House): void {
  test('two people play a whole rubber by clicking: a game each, and one more', async () => {
    const { visitors } = await bothAtTable(house, {
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      names: ['Анна', 'Борис'],
    });
    for (const deal of [1, 2, 3]) {
      await playGame(visitors);
      expect(await visitors[0].page.textContent('.deal-end h2')).toContain(String(deal));
      if (deal === 3) break;
      for (const { page } of visitors) {
        await page.click('.deal-end button');
        await page.waitForSelector('.deal-end', { state: 'detached' });
      }
    }
    for (const { page } of visitors) await page.waitForSelector('.match-end');
    const totals = await Promise.all(
      visitors.map(({ page }) => page.locator('.sheet tfoot td').allTextContents()),
    );
    expect(totals[0]).toEqual(totals[1]?.toReversed());
    await shoot(visitors[0], 'rubber-over');
    for (const { context, faults } of visitors) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
}

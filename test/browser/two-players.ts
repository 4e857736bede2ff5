// Two people at two browsers: a whole deal by clicking, in each language, and what may happen on the way.
import { expect, test } from 'vitest';
import { newVisitor, type VisitorOptions } from './browser.ts';
import { type House, shoot } from './house.ts';
import { call, goToTable, onTurn, playCard, signUp, sitDown, wake } from './players.ts';

interface Two extends VisitorOptions {
  readonly names: readonly [string, string];
}

/** A match begun by the one, joined by the other, both at the table. */
export async function bothAtTable(house: () => House, { names, ...options }: Two) {
  const visitors = [
    await newVisitor(house().browser, options),
    await newVisitor(house().browser, { ...options, colorScheme: 'dark' }),
  ] as const;
  const { match, invitation } = await sitDown(house().url, visitors, names);
  await goToTable(visitors[0]);
  await goToTable(visitors[1]);
  return { visitors, match, invitation };
}

const LANGUAGES = [
  {
    language: 'ru',
    people: { locale: 'ru-RU', reducedMotion: 'reduce', names: ['Анна', 'Борис'] },
    ended: 'Сдача 1 окончена',
    next: 'В следующей сдаче ваш ход',
    waits: 'Ждём: ',
  },
  {
    language: 'en',
    people: { locale: 'en-GB', names: ['Anna', 'Boris'] },
    ended: 'Deal 1 is over',
    next: 'Your turn in the next deal',
    waits: 'Waiting for ',
  },
] as const;

export function twoPlayers(house: () => House): void {
  test.each(LANGUAGES)(
    'two people play a whole deal by clicking: $language',
    async ({ language, people, ended, next, waits }) => {
      const { visitors } = await bothAtTable(house, people);
      const [light, dark] = visitors;
      expect(await light.page.getAttribute('html', 'lang')).toBe(language);
      const first = await onTurn(visitors);
      await shoot(light, `auction-${language}-light`);
      await shoot(dark, `auction-${language}-dark`);
      if (first) await call(first, '1NT');
      const second = await onTurn(visitors);
      if (second) await call(second, 'PASS');

      let played = 0;
      for (let player = await onTurn(visitors); player !== null; player = await onTurn(visitors)) {
        if (played === 17) {
          await shoot(light, `table-${language}-light`);
          await shoot(dark, `table-${language}-dark`);
        }
        await playCard(player, played % 2 === 0 ? 'click' : 'keyboard');
        played += 1;
      }
      expect(played).toBe(52);

      for (const visitor of visitors) {
        await wake(visitor);
        await visitor.page.waitForSelector('.deal-end');
        expect(await visitor.page.textContent('.deal-end h2')).toBe(ended);
      }
      const turns = await Promise.all(visitors.map(({ page }) => page.textContent('.status-turn')));
      expect(turns).toContain(next);
      expect(turns.filter(text => text?.startsWith(waits))).toHaveLength(1);
      const totals = await Promise.all(
        visitors.map(({ page }) => page.locator('.sheet tfoot td').allTextContents()),
      );
      expect(totals[0]).toEqual(totals[1]?.toReversed());
      await shoot(light, `ended-${language}`);

      await dark.page.click('.deal-end a');
      await dark.page.waitForSelector('.diagram');
      expect(await dark.page.locator('.tricks tbody tr').count()).toBe(13);
      expect(await dark.page.locator('.diagram [data-held]').count()).toBe(52);
      await shoot(dark, `deal-${language}`);

      await light.page.click('.deal-end button');
      await light.page.waitForSelector('.deal-end', { state: 'detached' });
      expect(await light.page.locator('.past-deals a').count()).toBe(1);
      await light.page.reload();
      await light.page.waitForSelector('.table');
      expect(await light.page.locator('.deal-end').count()).toBe(0);
      expect([...light.faults, ...dark.faults]).toEqual([]);
      await Promise.all(visitors.map(({ context }) => context.close()));
    },
  );

  test('the table notices the other by itself, keeps a move without a connection, says when it has moved on', async () => {
    const { visitors, match, invitation } = await bothAtTable(house, {
      locale: 'en-GB',
      names: ['Anna', 'Boris'],
    });
    const first = await onTurn(visitors);
    const other = visitors.find(visitor => visitor !== first);
    if (!first || !other) throw new Error('Nobody is on turn.');
    // A page in the background does not poll, so this one stays as it is.
    const stale = await first.context.newPage();
    await stale.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
    await stale.goto(match);
    await stale.waitForSelector('.bidding-box');

    await first.context.setOffline(true);
    await first.page.click('[data-call="1C"]');
    await first.page.click('[data-confirm]');
    await first.page.waitForSelector('.status-notice');
    expect(await first.page.textContent('.status')).toContain('Your move is kept');
    expect(await first.page.getAttribute('[data-call="1C"]', 'class')).toContain('is-chosen');
    await first.context.setOffline(false);
    await first.page.waitForSelector('.bidding-box', { state: 'detached' });

    // No wake: the other page's own poll must find the call.
    await other.page.waitForSelector('.bidding-box', { timeout: 10_000 });
    expect(await other.page.textContent('.recent')).toContain('1');
    await call(other, '1D');

    await stale.click('[data-call="2H"]:enabled');
    await stale.click('[data-confirm]');
    await stale.waitForSelector('.status-notice');
    expect(await stale.textContent('.status')).toContain('moved on');
    expect(await stale.textContent('.auction')).toContain('1');

    const watcher = await newVisitor(house().browser, { locale: 'en-GB' });
    await watcher.page.goto(match);
    await watcher.page.waitForSelector('text=You are not signed in');
    await watcher.page.goto(house().url);
    await signUp(watcher.page, 'Vera');
    await watcher.page.waitForSelector('.start');
    await watcher.page.goto(match);
    await watcher.page.waitForSelector('.table');
    expect(await watcher.page.locator('.table button').count()).toBe(0);
    expect(await watcher.page.locator('.backs').count()).toBe(2);
    await shoot(watcher, 'watching');

    await watcher.page.goto(invitation);
    await watcher.page.waitForSelector('text=This invitation is not valid');
    await watcher.page.goto(`${house().url}/match/no-such-match`);
    await watcher.page.waitForSelector('text=No such match');
    await Promise.all([...visitors, watcher].map(({ context }) => context.close()));
  });

  test('a newcomer finds the site in his own language, and the other one when he asks', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'ru-RU' });
    const { page } = visitor;
    await page.goto(house().url);
    await page.waitForSelector('text=Кто играет?');
    await shoot(visitor, 'welcome');
    await page.click('button[lang=en]');
    await page.waitForSelector('text=Who is playing?');
    await page.reload();
    await page.waitForSelector('text=Who is playing?');
    await signUp(page, 'Anna');
    await page.click('.house-rules summary');
    await shoot(visitor, 'home');
    await page.check('input[value=deals]');
    await page.fill('input[type=number]', '3');
    await page.check('input[value=WEST]');
    await page.click('.start button[type=submit]');
    await page.waitForSelector('[data-invitation]');
    expect(await page.textContent('.rules-list')).toContain('3 deals');
    await shoot(visitor, 'waiting');
    await page.goto(house().url);
    await page.waitForSelector('.match-row.is-waiting');
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
}

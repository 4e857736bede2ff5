// What makes a table good to sit at: a choice that waits for a second tap, the whole deal by keyboard, earlier tricks
// within reach, words for those who do not see it, and nothing that jumps.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type ApiTable,
  bid,
  leave,
  mustAct,
  newPlayers,
  openTable,
  playCards,
  seatedTable,
  tableOf,
} from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { call, onTurn, playCard, wake } from './players.ts';

const NAMES = ['Анна', 'Борис'];
const CHOSEN = 'button.card.is-chosen';

async function actorAndOther(table: ApiTable): Promise<readonly [Visitor, Visitor]> {
  const { visitor } = await mustAct(table);
  const other = table.people.find(one => one !== visitor);
  if (other === undefined) throw new Error('Nobody sits opposite.');
  await openTable(visitor, table);
  await openTable(other, table);
  return [visitor, other];
}

async function choose({ page }: Visitor, which: 'first' | 'last' = 'first'): Promise<string> {
  const button = page.locator('.table button.card.is-legal')[which]();
  const card = (await button.getAttribute('data-card')) ?? '';
  await button.click({ position: { x: 8, y: 8 } });
  return card;
}

async function chosen({ page }: Visitor): Promise<string | null> {
  const button = page.locator(CHOSEN);
  return (await button.count()) === 0 ? null : button.getAttribute('data-card');
}

const FOCUSED =
  'document.activeElement?.matches(".bid:enabled, button.card.is-legal, .draw .button") ?? false';

/** Tab until something that can be done has the focus, then now and then along the hand. */
async function goByKeys(page: Page, turn: number): Promise<void> {
  for (let tabs = 0; tabs < 40 && !(await page.evaluate(FOCUSED)); tabs += 1)
    await page.keyboard.press('Tab');
  expect(await page.evaluate(FOCUSED)).toBe(true);
  if (turn % 3 === 1) await page.keyboard.press('ArrowRight');
  if (turn % 3 === 2) await page.keyboard.press('End');
  expect(await page.evaluate(FOCUSED)).toBe(true);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const hasFocus = () => page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
  for (let tabs = 0; tabs < 60 && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(), selector).toBe(true);
}

async function signUpByKeys(page: Page, name: string): Promise<void> {
  await page.waitForSelector('.name-form');
  await tabTo(page, 'input[name=name]');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function saidBy({ page }: Visitor): Promise<readonly string[]> {
  return page.locator('.told > p').allTextContents();
}

export function tableCare(house: () => House): void {
  test('a card is chosen, then played; until then it can be put back, and outlives reload and polls', async () => {
    const table = await seatedTable(house(), { locale: 'ru-RU', preset: 'book', names: NAMES });
    await bid(table, '2H');
    const [visitor, other] = await actorAndOther(table);
    const { page } = visitor;
    const first = await choose(visitor);
    expect(await chosen(visitor)).toBe(first);
    expect(await page.textContent('[data-confirm]')).toContain('Сходить');
    await shoot(visitor, 'chosen');

    await page.reload();
    await page.waitForSelector(CHOSEN);
    expect(await chosen(visitor)).toBe(first);
    await wake(visitor);
    await page.waitForResponse('**/graphql');
    expect(await chosen(visitor)).toBe(first);

    const last = await choose(visitor, 'last');
    expect(last).not.toBe(first);
    expect(await chosen(visitor)).toBe(last);
    await page.keyboard.press('Escape');
    expect(await chosen(visitor)).toBeNull();
    await choose(visitor);
    await page.click('.papers h2 >> nth=0');
    expect(await chosen(visitor)).toBeNull();
    await choose(visitor);
    await page.click('.confirm .quiet-button');
    expect(await chosen(visitor)).toBeNull();

    await choose(visitor);
    await choose(visitor);
    await page.waitForSelector(`.trick [data-face="${first}"]`);
    await wake(other);
    await other.page.waitForSelector(`.trick [data-face="${first}"]`);
    expect([...visitor.faults, ...other.faults]).toEqual([]);
    await leave(table);
  });

  test('one tap is enough for those who do not want to confirm', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: ['Anna', 'Boris'] });
    const [visitor] = await actorAndOther(table);
    await visitor.page.evaluate(() => localStorage.setItem('preference.confirmMoves', 'off'));
    await visitor.page.click('[data-call="1S"]');
    await visitor.page.waitForSelector('.bidding-box', { state: 'detached' });
    await leave(table);
  });

  test('two people sign up, start a match and sit down by keyboard alone', async () => {
    const [host, guest] = [
      await newVisitor(house().browser, { locale: 'en-GB' }),
      await newVisitor(house().browser, { locale: 'ru-RU' }),
    ];
    await host.page.goto(house().url);
    await signUpByKeys(host.page, 'Anna');
    await host.page.waitForSelector('.start');
    await tabTo(host.page, '.start input[name=preset]');
    await host.page.keyboard.press('ArrowDown');
    await tabTo(host.page, '.start button[type=submit]');
    await host.page.keyboard.press('Enter');
    const invitation = await host.page.inputValue('[data-invitation]');
    await guest.page.goto(invitation);
    await signUpByKeys(guest.page, 'Борис');
    for (const { page, faults } of [guest, host]) {
      await page.waitForSelector('.draw-cards');
      expect(faults).toEqual([]);
    }
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });

  test.each([
    {
      locale: 'ru-RU',
      names: NAMES,
      turns: 54,
      card: /^(Запад|Север|Восток|Юг) кладёт \S+ \S+/,
      taken: /взятку берёт/,
    },
    {
      locale: 'en-GB',
      names: ['Anna', 'Boris'],
      turns: 26,
      card: /^(West|North|East|South) plays the \w+ of \w+/,
      taken: /takes the trick/,
    },
  ] as const)(
    'a match by keyboard alone, given up after $turns turns or played out, and all that happens in words: $locale',
    async ({ locale, names, turns: last, card, taken }) => {
      const table = await seatedTable(house(), {
        locale,
        reducedMotion: 'reduce',
        preset: 'book',
        rules: { length: { unit: 'deal', count: 1 } },
        names,
      });
      for (const { page } of table.people) {
        await page.goto(`${table.url}/match/${table.id}`);
        await page.waitForSelector('.draw .button');
        await goByKeys(page, 0);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.table');
      }
      let turns = 0;
      for (let on = await onTurn(table.people); on !== null; on = await onTurn(table.people)) {
        await on.page.locator('[data-skip]').waitFor({ state: 'detached' });
        if (turns === last) {
          for (const next of ['.end-early summary', '[data-concede]', '[data-concede-sure]']) {
            await tabTo(on.page, next);
            await on.page.keyboard.press('Enter');
          }
          await on.page.waitForSelector('.match-end');
        } else if (turns === 0) {
          await goByKeys(on.page, 0);
          await on.page.keyboard.press('Enter');
          await on.page.keyboard.press('Escape');
          await on.page.waitForSelector('[data-confirm]', { state: 'detached' });
          await on.page.keyboard.press('Enter');
          await on.page.keyboard.press('Enter');
          await on.page.waitForSelector('.bidding-box', { state: 'detached' });
        } else {
          await goByKeys(on.page, turns);
          const version = await on.page.locator('.told > p').count();
          await on.page.keyboard.press('Enter');
          await on.page.keyboard.press('Enter');
          await on.page.waitForFunction(
            ([before]) => document.querySelectorAll('.told > p').length !== before || before === 30,
            [version],
          );
          await on.page.waitForSelector('[data-confirm]', { state: 'detached' });
        }
        turns += 1;
        expect(turns).toBeLessThan(56);
      }
      for (const visitor of table.people) {
        await wake(visitor);
        await visitor.page.waitForSelector('.match-end');
        const said = await saidBy(visitor);
        const cards = said.filter(words => card.test(words));
        expect(cards.length).toBeGreaterThan(20);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.filter(words => taken.test(words)).length).toBeGreaterThan(4);
        expect(visitor.faults).toEqual([]);
      }
      await leave(table);
    },
  );

  test('earlier tricks and the cards gone are one tap away, and stay while the table moves on', async () => {
    const table = await seatedTable(house(), { locale: 'en-GB', preset: 'book', names: ['Anna', 'Boris'] });
    await bid(table, '2H');
    await playCards(table, 9);
    const [actor, { page, faults }] = await actorAndOther(table);
    const last = page.locator('.trick-area .quiet-button').first();
    await last.click();
    expect(await page.locator('.trick [data-face]').count()).toBe(4);
    await last.click();
    expect(await page.locator('.trick [data-face]').count()).toBe(1);
    await page.click('[data-tricks]');
    expect(await page.locator('.trick-sheet tbody tr').count()).toBe(3);
    expect(await page.locator('.gone b').count()).toBe(9);
    await playCard(actor);
    await page.waitForFunction(() => document.querySelectorAll('.gone b').length === 10);
    expect(await page.locator('.trick-sheet[open]').count()).toBe(1);
    await shoot({ ...actor, page }, 'trick-sheet');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.trick-sheet', { state: 'detached' });
    expect(faults).toEqual([]);
    await leave(table);
  });

  test('from a table that waits for another the next one that waits for me is one tap away', async () => {
    const people = await newPlayers(house(), { locale: 'ru-RU', names: NAMES });
    const here = await tableOf(people, house().url, { preset: 'book' });
    const there = await tableOf(people, house().url, { preset: 'book' });
    const { visitor } = await mustAct(there);
    const { visitor: hereActor } = await mustAct(here);
    await openTable(visitor, here);
    if (hereActor === visitor) await call(visitor, '1C');
    await visitor.page.click('.next-table');
    await visitor.page.waitForURL(`**/match/${there.id}`);
    await leave(here);
  });

  test('nothing jumps when the state arrives, nor when the other has moved', async () => {
    const table = await seatedTable(house(), { locale: 'ru-RU', preset: 'book', names: NAMES });
    await bid(table, '2H');
    await playCards(table, 6);
    const [actor, other] = await actorAndOther(table);
    const { page } = other;
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/graphql', async route => {
        await new Promise(resolve => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.reload();
      await page.waitForSelector('.table');
      const before = await page.locator('.trick [data-face]').count();
      await playCard(actor);
      await page.waitForFunction(
        count => document.querySelectorAll('.trick [data-face]').length !== count,
        before,
      );
      await page.waitForTimeout(700);
      expect(await page.evaluate(() => Reflect.get(window, 'shifted')), `${size.width} px`).toBeLessThan(
        0.02,
      );
      await page.unrouteAll({ behavior: 'wait' });
      while ((await mustAct(table)).visitor !== actor) await playCards(table, 1);
      for (const one of [actor, other]) await openTable(one, table);
    }
    await leave(table);
  });
}

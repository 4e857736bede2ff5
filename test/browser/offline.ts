// Without a connection: the site opens with what was last seen and says of when it is; no move goes out late by itself;
// whoever signs out leaves nothing behind; a newer version of the site waits until it is asked for.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type ApiTable,
  bid,
  leave,
  look,
  move,
  mustAct,
  openTable,
  playCards,
  seatedTable,
} from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { signUp, wake } from './players.ts';

const WORKER = join(import.meta.dirname, '../../web/dist/service-worker.js');

/** On a visitor's first page only: one that was being loaded as the worker took over has none until its next load. */
async function ready(page: Page): Promise<void> {
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(controlled, { timeout: 30_000 }).toBe(true);
}

/** As if everything kept had been seen so long ago. */
async function age(page: Page, minutes: number): Promise<void> {
  await page.evaluate(async ms => {
    const cache = await caches.open('answers');
    for (const key of await cache.keys()) {
      const kept = await cache.match(key);
      const at = Number(kept?.headers.get('x-given-at')) - ms;
      await cache.put(key, new Response(await kept?.text(), { headers: { 'x-given-at': String(at) } }));
    }
  }, minutes * 60_000);
}

async function hide({ page }: Visitor, hidden: boolean): Promise<void> {
  await page.evaluate(value => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function tableInPlay(house: House, locale: 'en-GB' | 'ru-RU', cards = 17): Promise<ApiTable> {
  const table = await seatedTable(house, { locale, preset: 'book', names: ['Anna', 'Boris'] });
  await bid(table, '2H');
  await playCards(table, cards);
  return table;
}

const WORDS = [
  { locale: 'en-GB', ago: '10 minutes ago', none: 'No connection.' },
  { locale: 'ru-RU', ago: '10 минут назад', none: 'Нет связи.' },
] as const;

export function offline(house: () => House): void {
  test.each(WORDS)(
    'the site opens without a connection with the tables last seen, and says of when: $locale',
    async ({ locale, ago, none }) => {
      const table = await tableInPlay(house(), locale);
      const { visitor } = await mustAct(table);
      const { page, context } = visitor;
      await page.goto(table.url);
      await page.waitForSelector('.match-row');
      await ready(page);
      await openTable(visitor, table);
      const cards = await page.locator('.table [data-card]').count();
      expect(cards).toBeGreaterThan(0);
      // Offline first: an answer that came after the ageing would be fresh again.
      await context.setOffline(true);
      await age(page, 10);
      await page.reload();
      await page.waitForSelector('.table');
      await page.waitForSelector(`.app-note:has-text("${ago}")`);
      expect(await page.locator('.table [data-card]').count()).toBe(cards);
      await shoot(visitor, `offline-table-${locale}`);
      await page.goto(table.url);
      await page.waitForSelector('.match-row');
      await page.waitForSelector(`.app-note:has-text("${ago}")`);
      await shoot(visitor, `offline-home-${locale}`);
      await page.goto(`${table.url}/rules/first`);
      await page.waitForSelector('.rules-page');
      // Never seen, so there is nothing to show, and it says why.
      await page.goto(`${table.url}/match/never-seen`);
      await page.waitForSelector(`text=${none}`);

      await page.goto(`${table.url}/match/${table.id}`);
      await page.waitForSelector('.app-note');
      await context.setOffline(false);
      await wake(visitor);
      await page.waitForSelector('.app-note', { state: 'detached' });
      await leave(table);
    },
  );

  test.each([
    ['en-GB', 'Half-open bridge'],
    ['ru-RU', 'Полуоткрытый бридж'],
  ] as const)('the site can be installed, under its name: %s', async (locale, name) => {
    const visitor = await newVisitor(house().browser, { locale });
    await visitor.page.goto(house().url);
    await visitor.page.waitForSelector('.name-form');
    await ready(visitor.page);
    const devtools = await visitor.context.newCDPSession(visitor.page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name, display: 'standalone' });
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    await visitor.context.close();
  });

  test('a move that could not be sent is given back when its player looks away, and goes out only when confirmed', async () => {
    const table = await tableInPlay(house(), 'en-GB');
    const { visitor, view } = await mustAct(table);
    const { page, context } = visitor;
    const version = async () => (await look(visitor, table.url, table.id)).version;
    await openTable(visitor, table);
    await context.setOffline(true);
    const card = view.legalCards[0] ?? '';
    await page.locator(`button[data-card="${card}"]`).click({ position: { x: 8, y: 8 } });
    await page.click('[data-confirm]:enabled');
    await page.waitForSelector('.status-notice:has-text("Your move is kept")');
    await hide(visitor, true);
    await page.waitForSelector('.status-notice:has-text("was not sent")');
    await context.setOffline(false);
    await wake(visitor);
    await hide(visitor, false);
    await wake(visitor);
    await page.waitForTimeout(4_000);
    expect(await version()).toBe(view.version);
    expect(await page.getAttribute(`button[data-card="${card}"]`, 'aria-pressed')).toBe('true');
    await shoot(visitor, 'given-back');

    await page.reload();
    await page.waitForSelector(`button[data-card="${card}"][aria-pressed=true]`);
    expect(await version()).toBe(view.version);
    await page.click('[data-confirm]:enabled');
    await page.waitForSelector(`button[data-card="${card}"]`, { state: 'detached' });
    expect(await version()).toBeGreaterThan(view.version);
    await leave(table);
  });

  test('a move chosen on a table that stood still without a connection is not forced on one that has moved', async () => {
    // Sixteen: somebody leads, and has a choice.
    const table = await tableInPlay(house(), 'en-GB', 16);
    const { visitor, view } = await mustAct(table);
    const { page, context } = visitor;
    await openTable(visitor, table);
    await ready(page);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.table');
    const [card = '', other = ''] = view.legalCards;
    await page.locator(`button[data-card="${card}"]`).click({ position: { x: 8, y: 8 } });
    // The same player, elsewhere.
    const elsewhere = await newVisitor(house().browser, { locale: 'en-GB' });
    await elsewhere.context.addCookies(await context.cookies());
    await move(elsewhere, table, { version: view.version, what: { card: other } });
    await page.click('[data-confirm]:enabled');
    await context.setOffline(false);
    await wake(visitor);
    await page.waitForSelector('.status-notice:has-text("moved on")');
    expect(await page.locator(`button[data-card="${card}"][aria-pressed=true]`).count()).toBe(0);
    await elsewhere.context.close();
    await leave(table);
  });

  test('whoever signs out leaves no table behind', async () => {
    const table = await tableInPlay(house(), 'en-GB');
    const [visitor] = table.people;
    if (!visitor) throw new Error('Nobody is there.');
    const { page, context } = visitor;
    await openTable(visitor, table);
    await ready(page);
    const kept = () => page.evaluate(async () => (await (await caches.open('answers')).keys()).length);
    expect(await kept()).toBeGreaterThan(0);
    await page.goto(`${table.url}/settings`);
    await page.click('button:text-is("Sign out")');
    await page.click('button:has-text("Really sign out")');
    await page.waitForSelector('.name-form');
    await page.goto(table.url);
    await page.waitForSelector('.name-form');
    const notes = await page.evaluate(() =>
      Object.keys(localStorage).filter(key => /^(seen|choice)\./.test(key)),
    );
    expect(notes).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${table.url}/match/${table.id}`);
    await page.waitForSelector('text=No connection');
    await leave(table);
  });

  test('a newer version waits, and is loaded when it is asked for', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(house().url);
    await signUp(page, 'Anna');
    await ready(page);
    const worker = await readFile(WORKER, 'utf8');
    const version = /[0-9a-f]{12}/.exec(worker)?.[0] ?? 'none';
    const caching = () => page.evaluate(() => caches.keys());
    expect(await caching()).toContain(`site-${version}`);
    try {
      await writeFile(WORKER, worker.replaceAll(version, '0123456789ab'));
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.waitForSelector('.app-note:has-text("newer version")');
      await shoot(visitor, 'new-version');
      expect(await page.locator('.name-form').count()).toBe(0);
      const loaded = page.waitForEvent('load');
      await page.click('.app-note button');
      await loaded;
      await page.waitForSelector('main');
      expect(await page.locator('.app-note').count()).toBe(0);
      // The version before stays for pages that are still open with it.
      expect((await caching()).toSorted()).toEqual(
        ['answers', `site-${version}`, 'site-0123456789ab'].toSorted(),
      );
    } finally {
      await writeFile(WORKER, worker);
    }
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
}

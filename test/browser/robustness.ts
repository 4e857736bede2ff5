// What goes wrong between a page and the world, and how the page takes it: in words, and without losing anything.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bid, leave, look, mustAct, openTable, playCards, seatedTable } from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { call, goToTable, onTurn, playCard, signUp, sitDown, skipMissed, wake } from './players.ts';

const PAIR = { locale: 'en-GB', preset: 'book', names: ['Anna', 'Boris'] } as const;

/** The names of what a page asks, as it asks. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const sent = request.url().endsWith('/graphql') ? request.postData() : null;
    if (sent !== null) asked.push(/(?:query|mutation) (\w+)/.exec(sent)?.[1] ?? '');
  });
  return asked;
}

async function setVisible(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Ends the session as another device would: this browser keeps the cookie of one that is no more. */
async function endSession({ context }: Visitor, url: string): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: 'mutation { signOut { refusal { code } } }' }),
  });
}

const SESSION_WORDS = [
  { locale: 'en-GB', words: 'sign in on the first page' },
  { locale: 'ru-RU', words: 'войдите на первой странице' },
] as const;

export function robustness(house: () => House): void {
  test('a quiet table asks one thing a poll, and nothing while nobody looks', async () => {
    const table = await seatedTable(house(), PAIR);
    await bid(table, '1H');
    const { visitor } = await mustAct(table);
    await openTable(visitor, table);
    const { page } = visitor;
    await page.waitForTimeout(500);
    const asked = questions(page);
    await page.waitForTimeout(7_000);
    expect(new Set(asked)).toEqual(new Set(['Version']));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeLessThanOrEqual(3);
    await setVisible(page, 'hidden');
    await page.waitForTimeout(200);
    asked.length = 0;
    await page.waitForTimeout(7_000);
    expect(asked).toEqual([]);
    await setVisible(page, 'visible');
    await page.waitForTimeout(1_000);
    expect(asked).toEqual(['Version']);
    await leave(table);
  });

  test('two tabs of one player: one follows the other, and neither plays twice', async () => {
    const table = await seatedTable(house(), PAIR);
    await bid(table, '1H');
    const { visitor, view } = await mustAct(table);
    await openTable(visitor, table);
    const second: Visitor = { ...visitor, page: await visitor.context.newPage() };
    await openTable(second, table);
    const card = view.legalCards[0] ?? '';
    // Chosen in both, played in one.
    await second.page.locator(`button[data-card="${card}"]`).click({ position: { x: 8, y: 8 } });
    await playCard(visitor);
    await wake(second);
    await second.page.waitForSelector(`button[data-card="${card}"]`, { state: 'detached' });
    const after = await look(visitor, table.url, table.id);
    const played = after.deal?.tricks.flatMap(trick => trick.cards).length;
    expect(played).toBe(1);
    await wake(visitor);
    const texts = await Promise.all(
      [visitor, second].map(({ page }) => page.locator('.hand').first().textContent()),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(visitor.faults).toEqual([]);
    await leave(table);
  });

  test('reload and the back button do no harm at any step', async () => {
    const visitors = [
      await newVisitor(house().browser, { locale: 'en-GB' }),
      await newVisitor(house().browser, { locale: 'en-GB' }),
    ] as const;
    const [{ page }] = visitors;
    const reloaded = async (shown: string) => {
      await page.waitForSelector(shown);
      await page.reload();
      await page.waitForSelector(shown);
    };
    await page.goto(house().url);
    await reloaded('.name-form');
    await page.goto('about:blank');
    const { match } = await sitDown(house().url, visitors, ['Anna', 'Boris']);
    await reloaded('.draw-cards');
    await page.goBack();
    await page.waitForSelector('.match-row');
    await page.goForward();
    await page.waitForSelector('.draw-cards');
    await goToTable(visitors[0]);
    await goToTable(visitors[1]);
    await reloaded('.table');
    for (const bidding of ['1NT', 'PASS']) {
      const bidder = await onTurn(visitors);
      if (bidder) await call(bidder, bidding);
      await reloaded('.table');
    }
    for (let played = 0; played < 5; played += 1) {
      const player = await onTurn(visitors);
      if (player) await playCard(player);
      await reloaded('.table');
    }
    await page.click('.top-name');
    await reloaded('.match-row');
    await page.click('.match-row');
    await page.waitForSelector('.table');
    await page.goBack();
    await page.waitForSelector('.match-row');
    await page.goForward();
    await reloaded('.table');
    expect(page.url()).toBe(match);
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(visitors.map(({ context }) => context.close()));
  });

  test('a person who returns after ten moves ends at the table as it is', async () => {
    const table = await seatedTable(house(), PAIR);
    await bid(table, '2H');
    const { visitor } = await mustAct(table);
    await openTable(visitor, table);
    await visitor.page.goto('about:blank');
    await playCards(table, 10);
    await openTable(visitor, table);
    await skipMissed(visitor);
    const view = await look(visitor, table.url, table.id);
    await visitor.page.waitForSelector('.status-turn');
    const offered = await visitor.page
      .locator('.table button.card.is-legal')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('data-card') ?? ''));
    expect(offered.toSorted()).toEqual(view.legalCards.toSorted());
    // Nothing is shown twice.
    await visitor.page.reload();
    await visitor.page.waitForSelector('.table');
    expect(await visitor.page.locator('[data-skip]').count()).toBe(0);
    expect(visitor.faults).toEqual([]);
    await leave(table);
  });

  test('a server in trouble is waited for, and the move kept', async () => {
    const table = await seatedTable(house(), PAIR);
    await bid(table, '1H');
    const { visitor } = await mustAct(table);
    const { page } = visitor;
    await openTable(visitor, table);
    const broken = (body: string, status: number) =>
      page.route('**/graphql', route => route.fulfill({ status, body }));
    await broken('<h1>Bad gateway</h1>', 502);
    const button = page.locator('.table button.card.is-legal').first();
    const card = await button.getAttribute('data-card');
    await button.click({ position: { x: 8, y: 8 } });
    await page.click('[data-confirm]:enabled');
    await page.waitForSelector('.status-notice:has-text("Your move is kept")');
    await page.unroute('**/graphql');
    await page.waitForSelector(`button[data-card="${card}"]`, { state: 'detached' });
    await page.waitForSelector('.status-notice', { state: 'detached' });
    await leave(table);
  });

  test.each(SESSION_WORDS)(
    'a session that is gone says how to get in again, and does not keep the table: $locale',
    async ({ locale, words }) => {
      const table = await seatedTable(house(), { ...PAIR, locale });
      await bid(table, '1H');
      const [visitor] = table.people;
      if (!visitor) throw new Error('Nobody is there.');
      await openTable(visitor, table);
      await endSession(visitor, table.url);
      await wake(visitor);
      await visitor.page.waitForSelector(`text=${words}`);
      await shoot(visitor, `signed-out-${locale}`);
      await visitor.page.click('main a.button');
      await visitor.page.waitForSelector('.name-form');
      await leave(table);
    },
  );

  test('a match that is not there says so', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'en-GB' });
    await visitor.page.goto(house().url);
    await signUp(visitor.page, 'Anna');
    await visitor.page.waitForSelector('.start');
    await visitor.page.goto(`${house().url}/match/00000000-0000-4000-8000-000000000000`);
    await visitor.page.waitForSelector('text=No such match');
    await visitor.context.close();
  });
}

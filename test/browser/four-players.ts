// Four people at four browsers: they sit down by one link, bid, and play a contract deal by clicking.
import { expect, test } from 'vitest';
import { type ApiTable, actor, leave, mustAct } from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { call, goToTable, signUp, skipMissed, wake } from './players.ts';

const GUESTS = [
  { name: 'Boris', seat: 'EAST' },
  { name: 'Clara', seat: 'NORTH' },
  { name: 'David', seat: 'WEST' },
] as const;

async function takeSeat({ page }: Visitor, invitation: string, { name, seat }: (typeof GUESTS)[number]) {
  await page.goto(invitation);
  await page.waitForSelector('.seat-list');
  if ((await page.locator('input[name=seat]').count()) > 0) {
    await page.check(`input[value=${seat}]`);
  }
  await signUp(page, name);
  await page.waitForURL('**/match/*');
  await page.waitForSelector('[data-invitation], .draw-cards');
}

async function sitDown({ url, browser }: House): Promise<ApiTable> {
  const host = await newVisitor(browser, { locale: 'en-GB', reducedMotion: 'reduce' });
  await host.page.goto(url);
  await signUp(host.page, 'Anna');
  await host.page.check('input[value=contract]');
  expect(await host.page.locator('input[name=seat]').count()).toBe(4);
  await host.page.click('.start button[type=submit]');
  const invitation = await host.page.inputValue('[data-invitation]');
  expect(await host.page.locator('.seat-list .is-free').count()).toBe(3);
  const people = [host];
  for (const guest of GUESTS) {
    const visitor = await newVisitor(browser, {
      locale: 'en-GB',
      reducedMotion: 'reduce',
      colorScheme: people.length > 2 ? 'dark' : 'light',
    });
    if (people.length === 2) {
      await visitor.page.goto(invitation);
      await visitor.page.waitForSelector('.seat-list');
      expect(await visitor.page.locator('.seat-list .is-free').count()).toBe(2);
      await shoot(visitor, 'four-join');
    }
    await takeSeat(visitor, invitation, guest);
    if (people.length === 2) await shoot(visitor, 'four-waiting');
    people.push(visitor);
  }
  for (const visitor of people) {
    await wake(visitor);
    await visitor.page.waitForSelector('.draw-cards');
    expect(await visitor.page.locator('.draw-cards li').count()).toBe(4);
    await goToTable(visitor);
  }
  const id = host.page.url().split('/').at(-1) ?? '';
  return { url, id, people };
}

/** One spade by the first to call; the others pass. */
async function bidOneSpade(table: ApiTable): Promise<void> {
  for (const text of ['1S', 'PASS', 'PASS', 'PASS']) {
    const { visitor } = await mustAct(table);
    await wake(visitor);
    await visitor.page.waitForSelector('.bidding-box');
    if (text === '1S') await shoot(visitor, 'four-auction');
    await call(visitor, text);
  }
}

/** Past what the others have played, which the page shows in its own time, to what it has now. */
async function skipTo(visitor: Visitor, selector: string): Promise<void> {
  const { page } = visitor;
  await wake(visitor);
  await page.waitForSelector(`${selector}, [data-skip]`);
  await skipMissed(visitor);
  await page.waitForSelector(selector);
}

async function playLegalCard({ page }: Visitor): Promise<void> {
  const button = page.locator('button.card.is-legal').first();
  const card = await button.getAttribute('data-card');
  // Where the card below leaves it in sight.
  await button.click({ position: { x: 8, y: 8 } });
  await page.click('[data-confirm]');
  await page.waitForSelector(`button[data-card="${card}"]`, { state: 'detached' });
}

/** On a lead declarer taps the other hand, and is told which one must lead. */
async function tryWrongHand({ page }: Visitor, leader: string): Promise<void> {
  await page
    .locator('.card-try')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await page.waitForSelector('.status-notice');
  expect(await page.textContent('.status-notice')).toBe(
    `${leader.charAt(0)}${leader.slice(1).toLowerCase()} must lead.`,
  );
  expect((await page.textContent('.plate.is-asked'))?.toUpperCase()).toContain(leader);
}

/** The suits of the dummy that lies open, in the order of the screen. */
async function suitsOnTable({ page }: Visitor): Promise<readonly string[]> {
  return page.locator('.laid-suit').evaluateAll(all => all.map(one => one.getAttribute('data-suit') ?? ''));
}

const OPPOSITE = { NORTH: 'SOUTH', SOUTH: 'NORTH', EAST: 'WEST', WEST: 'EAST' } as const;
const SEATS = ['SOUTH', 'EAST', 'NORTH', 'WEST'] as const;

export function fourPlayers(house: () => House): void {
  test('four people sit down by one link and play a contract deal by clicking', async () => {
    const table = await sitDown(house());
    const { people } = table;
    await bidOneSpade(table);
    const { view } = await mustAct(table);
    const declarer = view.deal?.contract?.declarer ?? 'SOUTH';
    const at = (seat: (typeof SEATS)[number]) => people[SEATS.indexOf(seat)];
    const [declaring, dummy] = [at(declarer), at(OPPOSITE[declarer])];
    if (!declaring || !dummy) throw new Error('Nobody declares.');

    let played = 0;
    let leads = 0;
    for (let on = await actor(table); on !== null; on = await actor(table)) {
      const { visitor } = on;
      expect(visitor).not.toBe(dummy);
      await skipTo(visitor, 'button.card.is-legal');
      const leading = played > 0 && played % 4 === 0 && visitor === declaring;
      if (leading) leads += 1;
      if (leading && leads === 1) {
        await tryWrongHand(visitor, on.view.turn?.seat ?? '');
        await shoot(visitor, 'four-wrong-seat');
      }
      if (played === 5) {
        for (const [index, one] of people.entries()) {
          await wake(one);
          await one.page.waitForSelector('.laid');
          await one.page.waitForSelector('.trick-bottom, .trick-top, .trick-left, .trick-right');
          await shoot(one, `four-table-${index + 1}`);
        }
        expect(await suitsOnTable(declaring)).toEqual((await suitsOnTable(dummy)).toReversed());
        expect(await dummy.page.textContent('.status-dummy')).toContain('You are dummy');
        expect(await dummy.page.locator('.table button.card').count()).toBe(0);
      }
      await playLegalCard(visitor);
      played += 1;
      // Nobody has to act in two deals: the first has ended when its last card is out.
      if (played === 52) break;
    }
    expect(played).toBe(52);
    for (const visitor of people) {
      await skipTo(visitor, '.deal-end');
      expect(visitor.faults).toEqual([]);
    }
    await shoot(declaring, 'four-ended');
    await declaring.page.click('.deal-end a');
    await declaring.page.waitForSelector('.diagram');
    expect(await declaring.page.locator('.diagram [data-held]').count()).toBe(52);
    await shoot(declaring, 'four-deal');
    await leave(table);
  });
}

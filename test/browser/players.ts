// What two people do on the site, in clicks: sign up, invite, sit down, call, play.
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

const LEGAL = '.bid:enabled:not(.is-chosen), button.card:enabled:not(.is-chosen)';

export async function signUp(page: Page, name: string): Promise<void> {
  await page.fill('input[name=name]', name);
  await page.click('.name-form button[type=submit]');
}

/** The first makes a match, the second follows the invitation; both then look at the drawn cards. */
export async function sitDown(
  url: string,
  [host, guest]: readonly [Visitor, Visitor],
  names: readonly [string, string],
) {
  await host.page.goto(url);
  await signUp(host.page, names[0]);
  await host.page.click('.start button[type=submit]');
  const invitation = await host.page.inputValue('[data-invitation]');
  await guest.page.goto(invitation);
  await signUp(guest.page, names[1]);
  await guest.page.waitForSelector('.draw-cards');
  await host.page.waitForSelector('.draw-cards');
  return { invitation, match: guest.page.url() };
}

export async function goToTable({ page }: Visitor): Promise<void> {
  await page.click('.draw .button');
  await page.waitForSelector('.table');
}

/** Wakes a page as the return of the network does, so that tests need not wait for the next poll. */
export async function wake({ page }: Visitor): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

type Sight = 'acts' | 'ended' | null;

/** What a page shows as soon as it shows it, or null after a second: asking it again and again would cost it more. */
function sightOf({ page }: Visitor): Promise<Sight> {
  return page.evaluate(
    legal =>
      new Promise<Sight>(resolve => {
        const look = () => {
          const sight = document.querySelector(legal)
            ? 'acts'
            : document.querySelector('.deal-end') && 'ended';
          if (sight !== null) done(sight);
        };
        const done = (sight: Sight) => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(sight);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        const timer = setTimeout(() => done(null), 1000);
        look();
      }),
    LEGAL,
  );
}

/** Whoever may call or play; null once the deal has ended. */
export async function onTurn(visitors: readonly Visitor[]): Promise<Visitor | null> {
  for (let wakings = 0; wakings < 20; wakings += 1) {
    await Promise.all(visitors.map(wake));
    const found = await new Promise<Visitor | Sight>((resolve, reject) => {
      const sights = visitors.map(async visitor => {
        const sight = await sightOf(visitor);
        if (sight !== null) resolve(sight === 'acts' ? visitor : sight);
      });
      Promise.all(sights).then(() => resolve(null), reject);
    });
    if (found !== null) return typeof found === 'string' ? null : found;
  }
  throw new Error('Nobody is on turn and no deal has ended.');
}

/** A call is chosen by one click and made by another. */
export async function call({ page }: Visitor, text: string): Promise<void> {
  await page.click(`[data-call="${text}"]:enabled`);
  await page.click('[data-confirm]:enabled');
  await page.waitForSelector('.bidding-box', { state: 'detached' });
}

/** The first legal card, by clicks or by keyboard: once to choose it, once to play it. */
export async function playCard({ page }: Visitor, how: 'click' | 'keyboard' = 'click'): Promise<string> {
  const button = page.locator('button.card:enabled:not(.is-chosen)').first();
  const card = (await button.getAttribute('data-card')) ?? '';
  if (how === 'click') {
    await button.click({ position: { x: 8, y: 8 } });
    await page.click('[data-confirm]:enabled');
  } else {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector(`button[data-card="${card}"]`, { state: 'detached' });
  return card;
}

/** Ends the showing of what was missed, if there is any. */
export async function skipMissed({ page }: Visitor): Promise<void> {
  const skip = page.locator('[data-skip]');
  if ((await skip.count()) > 0) await skip.click();
  await skip.waitFor({ state: 'detached' });
}

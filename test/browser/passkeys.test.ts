// Keys to an account, in clicks: a passkey of the browser's own authenticator, a code typed on another device.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Authenticator, addAuthenticator } from '../api/passkeys/authenticator.ts';
import { newPlayers, tableOf } from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { openHouse, SHOTS } from './house.ts';
import { signUp } from './players.ts';

const SIGN_IN = '.sign-in summary';

const house = openHouse();

type Locale = Parameters<typeof newVisitor>[1]['locale'];

async function visit(locale: Locale): Promise<Visitor & { readonly key: Authenticator }> {
  const visitor = await newVisitor(house().browser, { locale });
  const key = await addAuthenticator(visitor.page);
  await visitor.page.goto(house().url);
  return { ...visitor, key };
}

/** Makes one device's passkeys those of the other, counters too, as their makers do between one's own devices. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  await to.session.send('WebAuthn.clearCredentials', { authenticatorId: to.authenticatorId });
  const { credentials } = await from.session.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  for (const credential of credentials) {
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
  }
}

async function shoot({ page }: Visitor, name: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
  }
}

async function goToSettings({ page }: Visitor): Promise<void> {
  await page.goto(`${house().url}/settings`);
}

async function addPasskeyAtHome({ page }: Visitor): Promise<void> {
  await page.click('.only-key [data-passkey]');
  await page.waitForSelector('.only-key', { state: 'detached' });
}

async function usePasskey({ page }: Visitor): Promise<void> {
  await page.click(SIGN_IN);
  await page.click('.sign-in [data-passkey]');
}

/** Once signed in, on whatever page that was. */
async function playsAs(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.waitForSelector('.name-form', { state: 'detached' });
  await goToSettings(visitor);
  await visitor.page.waitForSelector(`.account >> text=${name}`);
}

test.each(['en-GB', 'ru-RU'] as const)(
  'a guest adds a passkey, signs out, and comes back with it on another device: %s',
  async locale => {
    const first = await visit(locale);
    await signUp(first.page, 'Anna');
    await first.page.waitForSelector('.only-key');
    await shoot(first, `only-key-${locale}`);
    await addPasskeyAtHome(first);
    await goToSettings(first);
    await first.page.waitForSelector('.passkey');
    // The authenticator has one of this account already.
    await first.page.click('.account [data-passkey]');
    await first.page.waitForSelector('.account .status-notice');
    await first.page.fill('.passkey input', 'Phone');
    await first.page.click('.passkey form button');
    await first.page.waitForSelector('.passkey form button', { state: 'detached' });
    await shoot(first, `account-${locale}`);

    const second = await visit(locale);
    await carry(first.key, second.key);
    await second.page.click(SIGN_IN);
    await shoot(second, `sign-in-${locale}`);
    await second.page.click('.sign-in [data-passkey]');
    await playsAs(second, 'Anna');
    expect(await second.page.inputValue('.passkey input')).toBe('Phone');

    await first.page.click('.account .quiet-button:last-of-type >> nth=-1');
    await first.page.click('.account .is-asked');
    await first.page.waitForSelector('.name-form');
    await carry(second.key, first.key);
    await usePasskey(first);
    await first.page.waitForSelector('.account >> text=Anna');

    await second.page.click('.passkey .quiet-button');
    await second.page.click('.passkey .is-asked');
    await second.page.waitForSelector('.passkey', { state: 'detached' });
    await first.context.clearCookies();
    await first.page.reload();
    await usePasskey(first);
    await first.page.waitForSelector('.sign-in .status-notice');
    expect(await first.page.locator('.name-form').count()).toBe(1);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  },
);

test('a code from one device, typed on another, signs in there once', async () => {
  const first = await visit('en-GB');
  await signUp(first.page, 'Boris');
  await playsAs(first, 'Boris');
  await first.page.click('.device-code button');
  const code = (await first.page.textContent('[data-code]')) ?? '';
  const second = await visit('en-GB');
  await second.page.click(SIGN_IN);
  await second.page.fill('input[name=code]', 'WRONG WRONG');
  await second.page.click('.code-form button');
  await second.page.waitForSelector('.code-form .status-notice');
  await second.page.fill('input[name=code]', ` ${code.toLowerCase()} `);
  await second.page.click('.code-form button');
  await playsAs(second, 'Boris');
  const third = await visit('en-GB');
  await third.page.click(SIGN_IN);
  await third.page.fill('input[name=code]', code);
  await third.page.click('.code-form button');
  await third.page.waitForSelector('.code-form .status-notice');
  await first.page.goto(house().url);
  await first.page.waitForSelector('.start');
  // Two devices are two keys.
  expect(await first.page.locator('.only-key').count()).toBe(0);
  await Promise.all([first, second, third].map(({ context }) => context.close()));
});

test('an invitation lets in who has been here before', async () => {
  const host = await visit('en-GB');
  await signUp(host.page, 'Anna');
  const guest = await visit('en-GB');
  await signUp(guest.page, 'Boris');
  await addPasskeyAtHome(guest);
  await guest.context.clearCookies();
  await host.page.click('.start button[type=submit]');
  await guest.page.goto(await host.page.inputValue('[data-invitation]'));
  await usePasskey(guest);
  await guest.page.waitForSelector('.draw-cards');
  expect(await guest.page.textContent('main')).toContain('Anna');
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

const LINK_WORDS = [
  { locale: 'en-GB', signIn: 'You are not signed in', none: 'No such match' },
  { locale: 'ru-RU', signIn: 'Вы ещё не вошли', none: 'Нет такого матча' },
] as const;

test.each(LINK_WORDS)(
  'the link of a match asks a stranger to sign in, and then looks again: $locale',
  async ({ locale, signIn, none }) => {
    const players = await newPlayers(house(), { locale, names: ['Anna', 'Boris'] });
    const shared = await tableOf(players, house().url, { preset: 'book', visibility: 'LINK' });
    const hidden = await tableOf(players, house().url, { preset: 'book', visibility: 'PRIVATE' });
    const stranger = await visit(locale);
    const { page, context } = stranger;
    await page.goto(`${house().url}/match/${shared.id}`);
    await page.waitForSelector(`h1:text("${signIn}")`);
    await shoot(stranger, `match-signed-out-${locale}`);
    for (const part of ['deal/1', 'score']) {
      await page.goto(`${house().url}/match/${shared.id}/${part}`);
      await page.waitForSelector(`h1:text("${signIn}")`);
    }
    await page.goto(`${house().url}/match/${shared.id}`);
    await signUp(page, 'Vera');
    await page.waitForSelector('.table');
    expect(page.url()).toBe(`${house().url}/match/${shared.id}`);

    await page.goto(house().url);
    await addPasskeyAtHome(stranger);
    await context.clearCookies();
    await page.goto(`${house().url}/match/${shared.id}`);
    await usePasskey(stranger);
    await page.waitForSelector('.table');

    // Whether there is a match is not told before.
    await context.clearCookies();
    await page.goto(`${house().url}/match/${hidden.id}`);
    await page.waitForSelector(`h1:text("${signIn}")`);
    await usePasskey(stranger);
    await page.waitForSelector(`h1:text("${none}")`);
    expect(stranger.faults).toEqual([]);
    await Promise.all([...players, stranger].map(visitor => visitor.context.close()));
  },
);

// Keys to an account, in clicks: a passkey of the browser's own authenticator, a code typed on another device.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Authenticator, addAuthenticator } from '../api/passkeys/authenticator.ts';
import { newVisitor, startBrowser, type TestBrowser, type Visitor } from './browser.ts';
import { signUp } from './players.ts';
import { startSite, type TestSite } from './site.ts';

const SHOTS = join(import.meta.dirname, 'shots');
const SIGN_IN = '.sign-in summary';

let site: TestSite;
let chromium: TestBrowser;

beforeAll(async () => {
  await mkdir(SHOTS, { recursive: true });
  [site, chromium] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), chromium?.close()]);
});

type Locale = Parameters<typeof newVisitor>[1]['locale'];

async function visit(locale: Locale): Promise<Visitor & { readonly key: Authenticator }> {
  const visitor = await newVisitor(chromium.browser, { locale });
  const key = await addAuthenticator(visitor.page);
  await visitor.page.goto(site.url);
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

async function playsAs({ page }: Visitor, name: string): Promise<void> {
  await page.waitForSelector(`.account >> text=${name}`);
}

test.each(['en-GB', 'ru-RU'] as const)(
  'a guest adds a passkey, signs out, and comes back with it on another device: %s',
  async locale => {
    const first = await visit(locale);
    await signUp(first.page, 'Anna');
    await first.page.waitForSelector('.only-key');
    await shoot(first, `only-key-${locale}`);
    await first.page.click('.only-key [data-passkey]');
    await first.page.waitForSelector('.passkey');
    expect(await first.page.locator('.only-key').count()).toBe(0);
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
    await first.page.click(SIGN_IN);
    await first.page.click('.sign-in [data-passkey]');
    await playsAs(first, 'Anna');

    await second.page.click('.passkey .quiet-button');
    await second.page.click('.passkey .is-asked');
    await second.page.waitForSelector('.passkey', { state: 'detached' });
    await first.context.clearCookies();
    await first.page.reload();
    await first.page.click(SIGN_IN);
    await first.page.click('.sign-in [data-passkey]');
    await first.page.waitForSelector('.sign-in .status-notice');
    expect(await first.page.locator('.name-form').count()).toBe(1);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  },
  60_000,
);

test('a code from one device, typed on another, signs in there once', async () => {
  const first = await visit('en-GB');
  await signUp(first.page, 'Boris');
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
  await first.page.reload();
  await first.page.waitForSelector('.account');
  // Two devices are two keys.
  expect(await first.page.locator('.only-key').count()).toBe(0);
  await Promise.all([first, second, third].map(({ context }) => context.close()));
});

test('an invitation lets in who has been here before', async () => {
  const host = await visit('en-GB');
  await signUp(host.page, 'Anna');
  await host.page.click('.device-code button');
  const guest = await visit('en-GB');
  await signUp(guest.page, 'Boris');
  await guest.page.click('.only-key [data-passkey]');
  await guest.page.waitForSelector('.passkey');
  await guest.context.clearCookies();
  await host.page.click('.start button[type=submit]');
  await guest.page.goto(await host.page.inputValue('[data-invitation]'));
  await guest.page.click(SIGN_IN);
  await guest.page.click('.sign-in [data-passkey]');
  await guest.page.waitForSelector('.draw-cards');
  expect(await guest.page.textContent('main')).toContain('Anna');
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

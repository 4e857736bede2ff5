// Settings: what this browser keeps, keys of programs and devices, the account's data and its end.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newPlayers } from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import { type House, shoot } from './house.ts';

const LANGUAGES = [
  { locale: 'en-GB', colorScheme: 'light', name: 'Anna', title: 'Settings' },
  { locale: 'ru-RU', colorScheme: 'dark', name: 'Анна', title: 'Настройки' },
] as const;

async function open(house: House, { page }: Visitor): Promise<void> {
  await page.goto(house.url);
  await page.click('.top-settings');
  await page.waitForSelector('.key');
}

/** What a program gets that comes with such a token. */
async function viewerWith({ url }: House, secret: string): Promise<string | null> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: '{ viewer { name } }' }),
  });
  const { data }: { data?: { viewer: { name: string } | null } | null } = await response.json();
  return data?.viewer?.name ?? null;
}

export function settings(house: () => House): void {
  test.each(LANGUAGES)('what is chosen is kept: $locale', async ({ locale, colorScheme, name, title }) => {
    const [visitor] = await newPlayers(house(), { locale, colorScheme, names: [name] });
    if (!visitor) throw new Error('Nobody is there.');
    const { page } = visitor;
    await open(house(), visitor);
    expect(await page.textContent('h1')).toBe(title);
    expect(await page.isChecked('input[name=confirmMoves]')).toBe(true);
    await page.click('input[name=largeCards]');
    await page.click('input[name=fourColour]');
    await page.reload();
    await page.waitForSelector('.key');
    expect(await page.isChecked('input[name=largeCards]')).toBe(true);
    expect(await page.isChecked('input[name=fourColour]')).toBe(false);
    expect(await page.getAttribute('html', 'class')).toBe('large-cards');
    await page.click('.token-new summary');
    await page.click('.delete-account summary');
    await shoot(visitor, `settings-${locale}`);
    await page.check('input[name=language]:not(:checked)');
    await page.waitForSelector(`h1:not(:text("${title}"))`);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  test('the texts of other pages come in the language chosen before them', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'ru-RU' });
    const { page } = visitor;
    await page.goto(`${house().url}/match/none`);
    await page.click('button[lang=en]');
    await page.waitForSelector('text=You are not signed in');
    await page.click('.top-settings');
    await page.waitForSelector('text=You have no account in this browser yet.');
    await page.click('button[lang=ru]');
    await page.waitForSelector('text=ещё нет учётной записи');
    await page.click('.top-name');
    await page.waitForSelector('text=Кто играет?');
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  test('a token is made, shown once, used, and revoked', async () => {
    const [visitor] = await newPlayers(house(), { locale: 'en-GB', names: ['Anna'] });
    if (!visitor) throw new Error('Nobody is there.');
    const { page } = visitor;
    await open(house(), visitor);
    await page.click('.token-new summary');
    await page.fill('input[name=token-name]', 'My robot');
    await page.check('input[name=life][value=month]');
    await page.click('.token-form button[type=submit]');
    const secret = await page.inputValue('[data-secret]');
    const row = page.locator('.key:has-text("My robot")');
    await row.waitFor();
    expect(await row.textContent()).toMatch(/Look · Play.*Made .* · never used · until/);
    expect(await viewerWith(house(), secret)).toBe('Anna');
    await shoot(visitor, 'settings-token');
    await page.reload();
    await row.waitFor();
    expect(await page.locator('[data-secret]').count()).toBe(0);
    await row.locator('button').click();
    await row.locator('button.is-asked').click();
    await row.waitFor({ state: 'detached' });
    expect(await viewerWith(house(), secret)).toBe(null);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  test('the account is saved as a file, and deleted only by its name', async () => {
    const [visitor] = await newPlayers(house(), { locale: 'ru-RU', names: ['Анна'] });
    if (!visitor) throw new Error('Nobody is there.');
    const { page } = visitor;
    await open(house(), visitor);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-export]')]);
    expect(download.suggestedFilename()).toMatch(/^half-open-bridge-account-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(text))).toContain('Анна');
    await page.click('.delete-account summary');
    await page.fill('input[name=typed-name]', 'Аня');
    expect(await page.isDisabled('.delete-account button')).toBe(true);
    await page.fill('input[name=typed-name]', 'Анна');
    await page.click('.delete-account button');
    await page.waitForSelector('input[name=name]');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto(`${house().url}/settings`);
    await page.waitForSelector('text=ещё нет учётной записи');
    await shoot(visitor, 'settings-nobody');
    await visitor.context.close();
  });
}

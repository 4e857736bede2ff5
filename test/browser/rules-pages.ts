// The two pages of rules in both languages, and the ways to them.
import { expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { type House, shoot } from './house.ts';

const PAGES = [
  {
    locale: 'ru-RU',
    colorScheme: 'light',
    title: 'Правила для тех, кто знает бридж',
    other: 'Игра с самого начала',
  },
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    title: 'The rules for those who know bridge',
    other: 'The game from the beginning',
  },
] as const;

export function rulesPages(house: () => House): void {
  test.each(PAGES)(
    'are found from the first page: $locale',
    async ({ locale, colorScheme, title, other }) => {
      const visitor = await newVisitor(house().browser, { locale, colorScheme });
      const { page } = visitor;
      await page.goto(house().url);
      await page.click('.welcome-links a >> nth=0');
      await page.waitForSelector('.rules-page');
      expect(await page.textContent('h1')).toBe(title);
      expect(await page.locator('.layouts .layout-drawing').count()).toBe(3);
      await shoot(visitor, `rules-bridge-${locale}`);
      await page.click('.rules-page nav a >> nth=0');
      await page.waitForSelector(`h1:has-text("${other}")`);
      expect(page.url()).toMatch(/\/rules\/first$/);
      await shoot(visitor, `rules-first-${locale}`);
      await page.reload();
      await page.waitForSelector(`h1:has-text("${other}")`);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
  );
}

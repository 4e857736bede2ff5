// Laws that hold on every page, in both languages: nothing wrong for axe in light and dark, no sideways scrolling from
// 320 to 2560 px, targets large enough for a finger, no breach of the policy, no card named that the API has not shown.

import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { cardsNamed, cardsShown } from './card-names.ts';
import { type House, SHOTS } from './house.ts';
import { smallTargets } from './targets.ts';
import { leaveWorld, makeWorld, VISITS, type Visit, visit, type World } from './visits.ts';

const LANGUAGES = ['en', 'ru'] as const;
/** Phones, tablets and desktops, upright and across; 640 × 400 is a desktop at 200 %. */
const SIZES = [
  [320, 640],
  [640, 320],
  [390, 844],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const;
const FINGERS = [320, 390, 768, 844];

async function setLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(value => localStorage.setItem('language', value), language);
}

/** Rules broken, each with the first element that breaks it. */
async function axeFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  const { violations }: Pick<axe.AxeResults, 'violations'> = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.map(({ id, nodes: [first] }) =>
    `${id}: ${first?.html} ${first?.failureSummary}`.replaceAll(/\s+/g, ' '),
  );
}

/** Russian has the longer words; English is looked at where room is least. */
async function layoutFaults(page: Page, language: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of language === 'ru' ? SIZES : SIZES.slice(0, 1)) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`${width}×${height}: ${over} px too wide`);
    if (FINGERS.includes(width)) {
      faults.push(...(await smallTargets(page)).map(target => `${width}×${height}: ${target}`));
    }
  }
  return faults;
}

/** Errors of the page, breaches of its policy too; a missing thing that it asks for is in the console as well. */
function breaches({ faults }: Visitor): readonly string[] {
  return faults.filter(fault => !fault.startsWith('Failed to load resource'));
}

/** A phone by day, a desktop by night. */
const VIEWS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

async function shoot(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(SHOTS, `page-${name}-${width}.png`), fullPage: true });
  }
}

async function inspect(world: World, place: Visit, language: string): Promise<readonly string[]> {
  const { page } = place.who(world);
  const shown = cardsShown(page);
  const visitor = await visit(world, place);
  const found: string[] = [];
  for (const { colorScheme, ...size } of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeFaults(page)).map(fault => `${colorScheme}: ${fault}`));
  }
  found.push(...(await layoutFaults(page, language)));
  await shoot(page, `${place.name}-${language}`);
  if (place.cards) {
    const allowed = await shown.stop();
    const named = await cardsNamed(page);
    if (named.length === 0 && place.shown === '.table') found.push('names no card at all');
    found.push(...named.filter(card => !allowed.includes(card)).map(card => `names ${card}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...breaches(visitor)];
}

export function everyPage(house: () => House): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(house());
  });
  afterAll(() => world && leaveWorld(world));

  test.each(VISITS)('$name', async place => {
    const { page } = place.who(world);
    for (const language of LANGUAGES) {
      await page.goto(world.url);
      await setLanguage(page, language);
      expect(await inspect(world, place, language), language).toEqual([]);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
    }
  });
}

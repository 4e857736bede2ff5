// What all browser tests share: the address of the site, the browser, and screenshots at the widths that must do.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startBrowser, type TestBrowser, type Visitor } from './browser.ts';
import { startSite, type TestSite } from './site.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
}

export const SHOTS = join(import.meta.dirname, 'shots');

/** One site and one browser for all tests of a file: starting them takes longer than most tests. */
export function openHouse(): () => House {
  let site: TestSite;
  let chromium: TestBrowser;
  beforeAll(async () => {
    await mkdir(SHOTS, { recursive: true });
    [site, chromium] = await Promise.all([startSite(), startBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([site?.stop(), chromium?.close()]);
  });
  return () => ({ url: site.url, browser: chromium.browser });
}

const WIDTHS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Screenshots at each width, none of which may scroll sideways. */
export async function shoot({ page }: Visitor, name: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(SHOTS, `${name}-${size.width}.png`), fullPage: true });
  }
}

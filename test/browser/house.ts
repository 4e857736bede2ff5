// What all browser tests share: the address of the site, the browser, and screenshots at the widths that must do.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
}

export const SHOTS = join(import.meta.dirname, 'shots');

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

// Draws the PNG icons of the installed site from web/public/favicon.svg: `node test/browser/icons.ts`. They are committed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBrowser } from './browser.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');
const GROUND = '#275240';

/** `share`: how much of the width the picture takes; a maskable icon may be cut to a circle of 80 %. */
const ICONS = [
  { name: 'icon-180', size: 180, share: 0.86, ground: GROUND },
  { name: 'icon-192', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512', size: 512, share: 0.72, ground: GROUND },
] as const;

const svg = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const { browser, close } = await startBrowser();
const page = await browser.newPage();
for (const { name, size, share, ground } of ICONS) {
  const width = Math.round(size * share);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${width}px; height: ${width}px }
  </style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
}
await close();

// What the deployment takes for granted of the built site.
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../infra/bundle.ts';

let folder: string;
let page: string;
let scripts: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await buildSite({ outdir: folder });
  page = await readFile(join(folder, 'index.html'), 'utf8');
  scripts = globSync('**/*.{js,css}', { cwd: folder }).filter(name => name !== 'service-worker.js');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('scripts and styles lie in assets/ under names that change with them, as they are kept for good', () => {
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^assets[/\\][\w.-]+-[\w-]{8}\.(js|css)$/);
});

test('the page has nothing inline, which the content security policy would not run', () => {
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i);
});

test('the service worker keeps its name, is a script of its own, and knows every file that makes this version', async () => {
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  expect(worker).not.toMatch(/\b(import|export)\b/);
  const named = worker.match(/"\/[^"]+"/g)?.map(name => name.slice(2, -1)) ?? [];
  const files = globSync('**/*.*', { cwd: folder }).map(name => name.split(sep).join('/'));
  const left = files.filter(name => !name.endsWith('.png') && name !== 'service-worker.js');
  expect(named.toSorted()).toEqual(left.toSorted());
  expect(worker).toMatch(/\b[0-9a-f]{12}\b/);
});

test('each manifest names icons that are there, in the sizes that it says', async () => {
  const manifests = globSync('*.webmanifest', { cwd: folder });
  expect(manifests.length).toBe(2);
  for (const name of manifests) {
    const { icons, start_url: start, scope } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect([start, scope]).toEqual(['/', '/']);
    const pngs = icons.filter((icon: { type: string }) => icon.type === 'image/png');
    expect(pngs.map((icon: { sizes: string }) => icon.sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes } of pngs) {
      const png = await readFile(join(folder, src));
      // Width and height stand in the first chunk.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  }
});

test('the page asks for nothing from elsewhere', () => {
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);
});

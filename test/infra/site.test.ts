// What the deployment takes for granted of the built site.
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../infra/bundle.ts';

let folder: string;
let page: string;
let scripts: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await buildSite({ outdir: folder });
  page = await readFile(join(folder, 'index.html'), 'utf8');
  scripts = globSync('**/*.{js,css}', { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('scripts and styles lie in assets/ under names that change with them, as they are kept for good', () => {
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^assets[/\\][\w.-]+-[\w-]{8}\.(js|css)$/);
});

test('the page has nothing inline, which the content security policy would not run', () => {
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i);
});

test('the page asks for nothing from elsewhere', () => {
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);
});

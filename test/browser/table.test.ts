// Everything that is tested in a real browser, over one server and one browser: starting them takes longer than most tests.
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBrowser, type TestBrowser } from './browser.ts';
import { claims } from './claims.ts';
import { fourPlayers } from './four-players.ts';
import { type House, SHOTS } from './house.ts';
import { layouts } from './layouts.ts';
import { rulesPages } from './rules-pages.ts';
import { scoreSheets } from './score-sheets.ts';
import { startSite, type TestSite } from './site.ts';
import { startForm } from './start-form.ts';
import { twoPlayers } from './two-players.ts';

let site: TestSite;
let chromium: TestBrowser;

beforeAll(async () => {
  await mkdir(SHOTS, { recursive: true });
  [site, chromium] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), chromium?.close()]);
});

const house = (): House => ({ url: site.url, browser: chromium.browser });

describe('a table for two', () => twoPlayers(house));
describe('a table for four', () => fourPlayers(house));
describe('layouts', () => layouts(house));
describe('claims', () => claims(house));
describe('score sheets', () => scoreSheets(house));
describe('starting a match', () => startForm(house));
describe('the rules', () => rulesPages(house));

// What happens at a table, in a real browser, over one server and one browser: starting them takes longer than most tests.
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBrowser, type TestBrowser } from './browser.ts';
import { claims } from './claims.ts';
import { fourPlayers } from './four-players.ts';
import { type House, SHOTS } from './house.ts';
import { layouts } from './layouts.ts';
import { replay } from './replay.ts';
import { rubber } from './rubber.ts';
import { startSite, type TestSite } from './site.ts';
import { tableCare } from './table-care.ts';
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
describe('care at the table', () => tableCare(house));
describe('what was missed', () => replay(house));
describe('claims', () => claims(house));
describe('a rubber', () => rubber(house));

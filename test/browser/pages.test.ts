// All other pages, and what every page must stand, in a real browser, over one server and one browser: starting them takes longer than most tests.
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { startBrowser, type TestBrowser } from './browser.ts';
import { everyPage } from './every-page.ts';
import { home } from './home.ts';
import { type House, SHOTS } from './house.ts';
import { lookingBack } from './looking-back.ts';
import { offline } from './offline.ts';
import { robustness } from './robustness.ts';
import { rulesPages } from './rules-pages.ts';
import { scoreSheets } from './score-sheets.ts';
import { settings } from './settings.ts';
import { startSite, type TestSite } from './site.ts';
import { startForm } from './start-form.ts';

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

describe('score sheets', () => scoreSheets(house));
describe('starting a match', () => startForm(house));
describe('the rules', () => rulesPages(house));
describe('the first page', () => home(house));
describe('looking back', () => lookingBack(house));
describe('settings', () => settings(house));
describe('without a connection', () => offline(house));
describe('what goes wrong', () => robustness(house));
describe('every page', () => everyPage(house));

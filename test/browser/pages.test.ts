// All other pages, and what every page must stand, in a real browser.
import { describe } from 'vitest';
import { everyPage } from './every-page.ts';
import { home } from './home.ts';
import { openHouse } from './house.ts';
import { lookingBack } from './looking-back.ts';
import { offline } from './offline.ts';
import { robustness } from './robustness.ts';
import { rulesPages } from './rules-pages.ts';
import { scoreSheets } from './score-sheets.ts';
import { settings } from './settings.ts';
import { startForm } from './start-form.ts';

const house = openHouse();

describe('score sheets', () => scoreSheets(house));
describe('starting a match', () => startForm(house));
describe('the rules', () => rulesPages(house));
describe('the first page', () => home(house));
describe('looking back', () => lookingBack(house));
describe('settings', () => settings(house));
describe('without a connection', () => offline(house));
describe('what goes wrong', () => robustness(house));
describe('every page', () => everyPage(house));

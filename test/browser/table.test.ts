// What happens at a table, in a real browser.
import { describe } from 'vitest';
import { claims } from './claims.ts';
import { fourPlayers } from './four-players.ts';
import { openHouse } from './house.ts';
import { layouts } from './layouts.ts';
import { replay } from './replay.ts';
import { rubber } from './rubber.ts';
import { tableCare } from './table-care.ts';
import { twoPlayers } from './two-players.ts';

const house = openHouse();

describe('a table for two', () => twoPlayers(house));
describe('a table for four', () => fourPlayers(house));
describe('layouts', () => layouts(house));
describe('care at the table', () => tableCare(house));
describe('what was missed', () => replay(house));
describe('claims', () => claims(house));
describe('a rubber', () => rubber(house));

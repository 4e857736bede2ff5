// Every page of the site in every state that looks different, as places to visit: made once through the API,
// then opened by whoever sees what the name says.
import {
  type ApiTable,
  bid,
  concede,
  leave,
  move,
  mustAct,
  newMatch,
  newPlayers,
  openTable,
  playCards,
  tableOf,
} from './api-people.ts';
import { newVisitor, type Visitor } from './browser.ts';
import type { House } from './house.ts';

export interface World {
  readonly url: string;
  /** Nobody: no name, no session. */
  readonly stranger: Visitor;
  /** Signed in, without a seat. */
  readonly watcher: Visitor;
  readonly waiting: { readonly id: string; readonly inviteCode: string };
  readonly drawn: ApiTable;
  readonly auction: ApiTable;
  readonly play: ApiTable;
  readonly rows: ApiTable;
  readonly four: ApiTable;
  readonly claimed: ApiTable;
  readonly objected: ApiTable;
  readonly ended: ApiTable;
  readonly over: ApiTable;
  /** Whose turn it is, at each table. */
  readonly onTurn: ReadonlyMap<ApiTable, Visitor>;
}

const DEALS = (count: number) => ({ length: { unit: 'deal', count } });

async function claim(table: ApiTable): Promise<void> {
  const { visitor, view } = await mustAct(table);
  await move(visitor, table, { version: view.version, what: { tricks: 3 } });
}

async function object(table: ApiTable): Promise<void> {
  const { visitor, view } = await mustAct(table);
  await move(visitor, table, { version: view.version, what: { accept: false } });
}

async function tablesOf(people: readonly Visitor[], url: string) {
  const table = (preset: string, rules = {}) => tableOf(people, url, { preset, rules, visibility: 'LINK' });
  const drawn = await table('book');
  const auction = await table('book');
  const first = await mustAct(auction);
  await move(first.visitor, auction, { version: first.view.version, what: { call: '1H' } });
  const play = await table('book');
  await bid(play, '2H');
  await playCards(play, 17);
  const rows = await table('bridge', { layout: 'rows' });
  await bid(rows, '1NT');
  await playCards(rows, 6);
  const claimed = await table('bridge', { layout: 'nine' });
  await bid(claimed, '3NT');
  await playCards(claimed, 9);
  await claim(claimed);
  const objected = await table('bridge', { layout: 'nine' });
  await bid(objected, '4S');
  await playCards(objected, 9);
  await claim(objected);
  await object(objected);
  const ended = await table('book', DEALS(3));
  await bid(ended, '3D');
  await playCards(ended, 52);
  const over = await table('bridge', { ...DEALS(2), layout: 'nine' });
  for (const call of ['1NT', '4H']) {
    await bid(over, call);
    await playCards(over, 20);
    await concede(over);
  }
  return { drawn, auction, play, rows, claimed, objected, ended, over };
}

async function turnsAt(tables: readonly ApiTable[]): Promise<ReadonlyMap<ApiTable, Visitor>> {
  const turns = new Map<ApiTable, Visitor>();
  for (const table of tables) turns.set(table, (await mustAct(table)).visitor);
  return turns;
}

/** Has breaches of the content security policy among the faults of a visitor's page. */
async function tellBreaches({ page }: Visitor): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // It goes where the browser puts its own errors.
      reportError(new Error(`policy: ${effectiveDirective} ${blockedURI}`)),
    ),
  );
}

export async function makeWorld({ url, browser }: House): Promise<World> {
  const locale = { locale: 'en-GB' } as const;
  const stranger = await newVisitor(browser, locale);
  const [watcher] = await newPlayers({ url, browser }, { names: ['Wilhelmina'], ...locale });
  const people = await newPlayers({ url, browser }, { names: ['Anna', 'Борис'], ...locale });
  const [host] = people;
  if (!watcher || !host) throw new Error('Nobody has come.');
  const waiting = await newMatch(host, url, { preset: 'book', visibility: 'OPEN' });
  const tables = await tablesOf(people, url);
  const others = await newPlayers({ url, browser }, { names: ['Вера', 'Gordon'], ...locale });
  const four = await tableOf([...people, ...others], url, { preset: 'contract', visibility: 'LINK' });
  await bid(four, '3S');
  await playCards(four, 6);
  const { over: _, ...running } = tables;
  const onTurn = await turnsAt([...Object.values(running), four]);
  for (const visitor of [stranger, watcher, ...people, ...others]) await tellBreaches(visitor);
  return { url, stranger, watcher, waiting, ...tables, four, onTurn };
}

export async function leaveWorld(world: World): Promise<void> {
  await Promise.all([world.stranger, world.watcher].map(({ context }) => context.close()));
  await leave(world.four);
}

/** Who looks, and at which address; `shown` is there when the page is. */
export interface Visit {
  readonly name: string;
  readonly who: (world: World) => Visitor;
  readonly path: (world: World) => string;
  readonly shown: string;
  /** The page shows cards of a match: none may be named that the API has not shown. */
  readonly cards?: boolean;
}

const turn =
  (pick: (world: World) => ApiTable, mine = true) =>
  (world: World): Visitor => {
    const table = pick(world);
    const found = table.people.find(one => (one === world.onTurn.get(table)) === mine);
    if (found === undefined) throw new Error('Nobody to look.');
    return found;
  };
const host = ({ play }: World): Visitor => {
  const [first] = play.people;
  if (first === undefined) throw new Error('Nobody to look.');
  return first;
};
const at =
  (pick: (world: World) => { readonly id: string }, more = '') =>
  (world: World) =>
    `/match/${pick(world).id}${more}`;
const table = { shown: '.table', cards: true };

export const VISITS: readonly Visit[] = [
  { name: 'welcome', who: w => w.stranger, path: () => '/', shown: '.name-form' },
  { name: 'home', who: host, path: () => '/', shown: '.match-row' },
  { name: 'rules-bridge', who: w => w.stranger, path: () => '/rules', shown: '.rules-page' },
  { name: 'rules-first', who: w => w.stranger, path: () => '/rules/first', shown: '.rules-page' },
  {
    name: 'invitation',
    who: w => w.stranger,
    path: w => `/join#${w.waiting.inviteCode}`,
    shown: '.name-form',
  },
  { name: 'invitation-void', who: w => w.stranger, path: () => '/join#nothing', shown: 'h1' },
  { name: 'unknown-page', who: w => w.stranger, path: () => '/nowhere', shown: 'h1' },
  { name: 'unknown-match', who: w => w.watcher, path: () => '/match/none', shown: 'h1' },
  { name: 'match-signed-out', who: w => w.stranger, path: at(w => w.play), shown: '.name-form', cards: true },
  { name: 'open-matches', who: w => w.watcher, path: () => '/open', shown: 'h1' },
  { name: 'settings', who: host, path: () => '/settings', shown: 'h2' },
  { name: 'waiting', who: host, path: at(w => w.waiting), shown: '[data-invitation]' },
  { name: 'draw', who: host, path: at(w => w.drawn), shown: '.draw-cards', cards: true },
  { name: 'auction', who: turn(w => w.auction), path: at(w => w.auction), ...table },
  { name: 'auction-theirs', who: turn(w => w.auction, false), path: at(w => w.auction), ...table },
  { name: 'play', who: turn(w => w.play), path: at(w => w.play), ...table },
  { name: 'play-theirs', who: turn(w => w.play, false), path: at(w => w.play), ...table },
  { name: 'play-watched', who: w => w.watcher, path: at(w => w.play), ...table },
  { name: 'rows', who: turn(w => w.rows), path: at(w => w.rows), ...table },
  { name: 'four', who: turn(w => w.four), path: at(w => w.four), ...table },
  { name: 'four-theirs', who: turn(w => w.four, false), path: at(w => w.four), ...table },
  { name: 'claim', who: turn(w => w.claimed), path: at(w => w.claimed), ...table },
  { name: 'claim-mine', who: turn(w => w.claimed, false), path: at(w => w.claimed), ...table },
  { name: 'claim-refused', who: turn(w => w.objected), path: at(w => w.objected), ...table },
  { name: 'deal-ended', who: host, path: at(w => w.ended), shown: '.deal-end', cards: true },
  { name: 'match-over', who: host, path: at(w => w.over), shown: '.match-end', cards: true },
  { name: 'deal', who: host, path: at(w => w.ended, '/deal/1'), shown: '.look-back', cards: true },
  {
    name: 'deal-trick',
    who: host,
    path: at(w => w.ended, '/deal/1/trick/5'),
    shown: '.look-back',
    cards: true,
  },
  { name: 'deal-claimed', who: host, path: at(w => w.over, '/deal/2'), shown: '.look-back', cards: true },
  { name: 'deal-running', who: host, path: at(w => w.play, '/deal/1'), shown: 'h1', cards: true },
  { name: 'score', who: host, path: at(w => w.over, '/score'), shown: 'h1', cards: true },
];

/** Opens the page and waits for it; at a table the drawn cards are put away first. */
export async function visit(world: World, { who, path, shown }: Visit): Promise<Visitor> {
  const visitor = who(world);
  const { page } = visitor;
  // Else an address that differs in nothing but its fragment, or not at all, would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`${world.url}${path(world)}`);
  if (shown === '.table') {
    await openTable(visitor, { url: world.url, id: path(world).slice('/match/'.length) });
  }
  await page.waitForSelector(shown);
  return visitor;
}

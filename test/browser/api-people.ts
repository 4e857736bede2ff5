// The same people by way of the API, with the cookies of their browsers: for all that is not what a test is about.
import type { Browser } from 'playwright-core';
import type { Seat } from '../../engine/seats.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { skipMissed } from './players.ts';

export interface Look {
  readonly version: number;
  readonly status: string;
  readonly turn: { readonly seat: Seat; readonly kind: string } | null;
  readonly legalCalls: readonly string[];
  readonly legalCards: readonly string[];
  readonly legalClaim: number;
  readonly legalAnswer: boolean;
  readonly deal: {
    readonly number: number;
    readonly contract: { readonly declarer: Seat } | null;
    readonly tricks: readonly { readonly cards: readonly unknown[]; readonly winner: Seat | null }[];
    readonly result: object | null;
  } | null;
}

const LOOK = `version status turn { seat kind } legalCalls legalCards legalClaim legalAnswer
  deal { number contract { declarer } tricks { winner cards { card } } result { claimed } }`;

interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What comes back is taken to have the form that the caller names. */
async function ask<Data>({ context }: Visitor, url: string, { query, variables }: Question): Promise<Data> {
  const response = await context.request.post(`${url}/graphql`, { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

interface Mutation {
  readonly name: string;
  readonly type: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly fields: string;
}

async function mutate<Payload>(
  visitor: Visitor,
  url: string,
  { name, type, input, fields }: Mutation,
): Promise<Payload> {
  const query = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} refusal { code } } }`;
  const { done } = await ask<{ done: Payload & { refusal: unknown } }>(visitor, url, {
    query,
    variables: { input },
  });
  if (done.refusal !== null) throw new Error(`${name}: ${JSON.stringify(done.refusal)}`);
  return done;
}

export async function look(visitor: Visitor, url: string, id: string): Promise<Look> {
  const query = `query ($id: ID!) { match(id: $id) { ${LOOK} } }`;
  return (await ask<{ match: Look }>(visitor, url, { query, variables: { id } })).match;
}

export type ApiMove =
  | { readonly call: string }
  | { readonly card: string }
  | { readonly tricks: number }
  | { readonly accept: boolean }
  | { readonly concede: true };

function mutationOf(move: ApiMove): { readonly name: string; readonly type: string } {
  if ('call' in move) return { name: 'makeCall', type: 'MakeCallInput' };
  if ('card' in move) return { name: 'playCard', type: 'PlayCardInput' };
  if ('tricks' in move) return { name: 'claim', type: 'ClaimInput' };
  if ('accept' in move) return { name: 'answerClaim', type: 'AnswerClaimInput' };
  return { name: 'concede', type: 'ConcedeInput' };
}

/** A match that several people sit at, their browsers and the site's address. */
export interface ApiTable {
  readonly url: string;
  readonly id: string;
  readonly people: readonly Visitor[];
}

export async function move(
  visitor: Visitor,
  { url, id }: ApiTable,
  { version, what }: { readonly version: number; readonly what: ApiMove },
): Promise<void> {
  const { concede: _, ...rest } = { concede: undefined, ...what };
  const input = { matchId: id, version, ...rest };
  await mutate(visitor, url, { ...mutationOf(what), input, fields: 'match { version }' });
}

interface MatchOptions {
  readonly preset: string;
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly visibility?: string;
}

interface TableOptions extends MatchOptions, VisitorOptions {
  readonly names: readonly string[];
}

interface TestHouse {
  readonly url: string;
  readonly browser: Browser;
}

/** Newcomers who have said their names. */
export async function newPlayers(
  { url, browser }: TestHouse,
  { names, ...options }: VisitorOptions & { readonly names: readonly string[] },
): Promise<readonly Visitor[]> {
  const people: Visitor[] = [];
  for (const name of names) {
    const visitor = await newVisitor(browser, options);
    const input = { name, session: 'COOKIE' };
    await mutate(visitor, url, { name: 'signUp', type: 'SignUpInput', input, fields: 'player { id }' });
    people.push(visitor);
  }
  return people;
}

/** A match that waits for its other players. */
export async function newMatch(host: Visitor, url: string, { preset, rules = {}, visibility }: MatchOptions) {
  const { inviteCode, match } = await mutate<{ inviteCode: string; match: { id: string } }>(host, url, {
    name: 'createMatch',
    type: 'CreateMatchInput',
    input: { preset, rules, ...(visibility === undefined ? {} : { visibility }) },
    fields: 'inviteCode match { id }',
  });
  return { inviteCode, id: match.id };
}

/** These people at a full table; the first makes the match. */
export async function tableOf(
  people: readonly Visitor[],
  url: string,
  options: MatchOptions,
): Promise<ApiTable> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('Nobody to sit down.');
  const { inviteCode, id } = await newMatch(host, url, options);
  for (const guest of guests) {
    const input = { inviteCode };
    await mutate(guest, url, { name: 'joinMatch', type: 'JoinMatchInput', input, fields: 'match { id }' });
  }
  return { url, id, people };
}

/** Newcomers at a full table; the first made the match. */
export async function seatedTable(
  house: TestHouse,
  { preset, rules = {}, names, ...options }: TableOptions,
): Promise<ApiTable> {
  return tableOf(await newPlayers(house, { names, ...options }), house.url, { preset, rules });
}

export interface OnTurn {
  readonly visitor: Visitor;
  readonly view: Look;
}

/** Whoever is to act, with that view; null when nobody is. */
export async function actor(table: ApiTable): Promise<OnTurn | null> {
  for (const visitor of table.people) {
    const view = await look(visitor, table.url, table.id);
    if (view.turn === null) return null;
    if (view.legalCalls.length + view.legalCards.length > 0 || view.legalAnswer) return { visitor, view };
  }
  throw new Error('Somebody must be on turn.');
}

export async function mustAct(table: ApiTable): Promise<OnTurn> {
  const found = await actor(table);
  if (found === null) throw new Error('Nobody is on turn.');
  return found;
}

/** The first to call bids so, all others pass until play begins. */
export async function bid(table: ApiTable, call: string): Promise<void> {
  let first = true;
  for (let on = await mustAct(table); on.view.legalCalls.length > 0; on = await mustAct(table)) {
    await move(on.visitor, table, { version: on.view.version, what: { call: first ? call : 'PASS' } });
    first = false;
  }
}

/** So many cards, each the first legal one; fewer when the deal ends before. */
export async function playCards(table: ApiTable, count: number): Promise<void> {
  for (let played = 0; played < count; played += 1) {
    const { visitor, view } = await mustAct(table);
    const [card] = view.legalCards;
    if (card === undefined) return;
    await move(visitor, table, { version: view.version, what: { card } });
  }
}

/** The player on turn gives up all that remain. */
export async function concede(table: ApiTable): Promise<void> {
  const { visitor, view } = await mustAct(table);
  await move(visitor, table, { version: view.version, what: { concede: true } });
}

/** Opens the match and puts away what is shown before the table, what was missed too. */
export async function openTable(visitor: Visitor, { url, id }: Pick<ApiTable, 'url' | 'id'>): Promise<void> {
  const { page } = visitor;
  await page.goto(`${url}/match/${id}`);
  await page.waitForSelector('.draw .button, .table');
  if ((await page.locator('.draw .button').count()) > 0) {
    await page.click('.draw .button');
    await page.waitForSelector('.table');
  }
  await skipMissed(visitor);
}

export async function leave({ people }: ApiTable): Promise<void> {
  await Promise.all(people.map(({ context }) => context.close()));
}

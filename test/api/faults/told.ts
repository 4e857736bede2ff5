// All that anybody is told of a match, in a form in which two matches of the same course are equal.
import { DEAL_FIELDS, type DealAnswer } from '../support/answers.ts';
import { ask, type Send } from '../support/client.ts';
import { listed, look, type Person } from '../support/people.ts';

const DEALS = `query ($id: ID!) { match(id: $id) { deal { ${DEAL_FIELDS} }
  first: deal(number: 1) { ${DEAL_FIELDS} } second: deal(number: 2) { ${DEAL_FIELDS} } third: deal(number: 3) { ${DEAL_FIELDS} }
  deals(first: 100) { nodes { ${DEAL_FIELDS} } } } }`;

export interface DealsAnswer {
  readonly deal: DealAnswer | null;
  readonly first: DealAnswer | null;
  readonly second: DealAnswer | null;
  readonly third: DealAnswer | null;
  readonly deals: { readonly nodes: readonly DealAnswer[] };
}

export async function dealsSeen(send: Send, id: string, person: Person | null): Promise<DealsAnswer | null> {
  const operation = { query: DEALS, variables: { id } };
  return (await ask<{ match: DealsAnswer | null }>(send, operation, { token: person?.token })).match;
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

export interface Audience {
  readonly people: readonly Person[];
  /** One who plays nowhere. */
  readonly watcher: Person;
}

/** Views of all with lists and deals; players by their names, the match and times left out. */
export async function told(send: Send, id: string, { people, watcher }: Audience): Promise<unknown> {
  const views = await Promise.all([...people, watcher].map(person => look(send, id, person)));
  const lists = await Promise.all(people.map(person => listed(send, person)));
  const deals = await dealsSeen(send, id, watcher);
  const text = JSON.stringify({ views, lists, deals }).replaceAll(TIME, 'T').replaceAll(id, 'MATCH');
  return JSON.parse(people.reduce((all, person) => all.replaceAll(person.id, person.name), text));
}

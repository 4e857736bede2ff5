// Everything that a viewer can ask of a position, and the answers to the last byte.
import { CARDS, formatCard } from '../../../engine/cards.ts';
import type { Answer, Send } from '../support/client.ts';
import { call } from '../support/client.ts';
import { type MoveAsked, moveOperation, type Person } from '../support/people.ts';
import { everyField, everyOperation } from '../support/selection.ts';
import type { Position } from './position.ts';

interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const MATCH = everyField('Match');
const DEAL = everyField('Deal');
const HISTORY = everyField('MatchEvent');

const roots = (names: readonly string[]) => names.flatMap(everyOperation);
const BY_ID = roots(['match', 'node']);
const BY_CODE = roots(['invitation']);
const PLAIN = roots(['openMatches', 'viewer']);

/** Queries of one who watches: all fields, single deals, pages, and pages that are refused. */
function looks({ setup, live }: Position): readonly Operation[] {
  const { matchId, inviteCode, creator } = setup;
  const match = (selection: string): Operation => ({
    query: `query ($id: ID!) { match(id: $id) ${selection} }`,
    variables: { id: matchId },
  });
  const numbers = [0, 1, live.deal - 1, live.deal, live.deal + 1];
  return [
    ...BY_ID.map(query => ({ query, variables: { id: matchId } })),
    ...BY_ID.map(query => ({ query, variables: { id: creator } })),
    ...BY_CODE.map(query => ({ query, variables: { code: inviteCode } })),
    ...PLAIN.map(query => ({ query })),
    ...[0, live.version - 3].map(version => history(matchId, version)),
    match('{ pbn: export(format: PBN) json: export(format: JSON) }'),
    ...numbers.map(n => dealOf(matchId, n)),
    match(`{ deals(first: 1) { nodes ${DEAL} pageInfo { hasNextPage endCursor } } }`),
    match('{ deals(first: 0) { nodes { number } } }'),
    match('{ deals(first: 100, after: "nothing") { nodes { number } } }'),
    match('{ history(after: -1, first: 0) { version } }'),
  ];
}

function dealOf(id: string, n: number): Operation {
  return {
    query: `query ($id: ID!, $n: Int) { match(id: $id) { deal(number: $n) ${DEAL} } }`,
    variables: { id, n },
  };
}

function history(id: string, version: number): Operation {
  return {
    query: `query ($id: ID!, $version: Int!) { match(id: $id) { history(after: $version, first: 500) ${HISTORY} } }`,
    variables: { id, version },
  };
}

const BRIEF = 'version legalCalls legalCards turn { seat kind } deal { hands { seat cards unseen } }';
const SOME_CALLS = ['1C', '7NT', 'PASS', 'X', 'XX'] as const;

/** Every card and some calls that are not among the legal moves, and moves at versions that are not now. */
function refusedMoves(position: Position, legal: Legal, isPlayer: boolean): readonly Operation[] {
  const { setup, live } = position;
  const at = (version: number, move: MoveAsked, fields = BRIEF) =>
    moveOperation({ id: setup.matchId, version }, move, fields);
  const cards = CARDS.map(formatCard).filter(card => !legal.cards.includes(card));
  const calls = SOME_CALLS.filter(each => !legal.calls.includes(each));
  const [card = 'SA'] = legal.cards;
  return [
    ...cards.filter((_, place) => isPlayer || place % 13 === 0).map(each => at(live.version, { card: each })),
    ...calls.map(each => at(live.version, { call: each })),
    ...[0, legal.claim + 1, 14].map(tricks => at(live.version, { tricks })),
    ...(legal.answer ? [] : [true, false].map(accept => at(live.version, { accept }))),
    ...(legal.concession ? [] : [at(live.version, { concede: true })]),
    at(live.version, { card: cards[0] ?? 'SA' }, MATCH.slice(1, -1)),
    at(live.version + 1, { card }),
    at(live.version + 1, { call: 'PASS' }),
    ...(legal.cards.length + legal.calls.length === 0 ? [] : [at(live.version - 40, { card })]),
  ];
}

export interface Legal {
  readonly cards: readonly string[];
  readonly calls: readonly string[];
  readonly claim: number;
  readonly concession: boolean;
  readonly answer: boolean;
}

export interface Asker {
  /** Null for nobody. */
  readonly person: Person | null;
  /** Whether to him there is such a match. */
  readonly sees: boolean;
  readonly isPlayer: boolean;
  readonly legal: Legal;
}

/** Answers by question; none of the questions changes anything, so they are asked side by side. */
export async function answersTo(
  send: Send,
  position: Position,
  { person, isPlayer, legal }: Asker,
): Promise<ReadonlyMap<string, string>> {
  const operations = [...looks(position), ...refusedMoves(position, legal, isPlayer)];
  const answered = async (operation: Operation) => {
    const answer = await call(send, operation, { token: person?.token });
    return [JSON.stringify(operation), textOf(answer)] as const;
  };
  return new Map(await Promise.all(operations.map(answered)));
}

/** The answer to a move, to be sent to a copy of the position that is its own. */
export async function answerToMove(send: Send, { setup, live }: Position, person: Person, move: MoveAsked) {
  const place = { id: setup.matchId, version: live.version };
  return textOf(await call(send, moveOperation(place, move, MATCH.slice(1, -1)), { token: person.token }));
}

export function textOf({ status, headers, cookies, body }: Answer<unknown>): string {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'date');
  return JSON.stringify({ status, headers: kept.toSorted(), cookies, body });
}

// People who sign up, make matches, sit down, look and move: each function is one request.
import { MATCH_FIELDS, type MatchAnswer, type MatchPayload, type Named } from './answers.ts';
import { ask, type Send, type Variables } from './client.ts';

export interface Person extends Named {
  readonly token: string;
}

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { token player { id name } refusal { code } } }`;

export async function signUp(send: Send, name: string): Promise<Person> {
  const { signUp } = await ask<{ signUp: { token: string | null; player: Named | null } }>(send, {
    query: SIGN_UP,
    variables: { input: { name } },
  });
  if (signUp.token === null || signUp.player === null) throw new Error(`${name} was not signed up`);
  return { ...signUp.player, token: signUp.token };
}

const PAYLOAD = `match { ${MATCH_FIELDS} } refusal { code message }`;

export interface CreatedPayload extends MatchPayload {
  readonly inviteCode: string | null;
}

const CREATE = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { inviteCode ${PAYLOAD} } }`;

export async function createMatch(send: Send, { token }: Person, input: Variables): Promise<CreatedPayload> {
  const operation = { query: CREATE, variables: { input } };
  return (await ask<{ createMatch: CreatedPayload }>(send, operation, { token })).createMatch;
}

const JOIN = `mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { ${PAYLOAD} } }`;

export async function joinMatch(send: Send, { token }: Person, input: Variables): Promise<MatchPayload> {
  const operation = { query: JOIN, variables: { input } };
  return (await ask<{ joinMatch: MatchPayload }>(send, operation, { token })).joinMatch;
}

/** What a player does. */
export type MoveAsked =
  | { readonly call: string }
  | { readonly card: string }
  | { readonly tricks: number }
  | { readonly accept: boolean }
  | { readonly concede: true };

/** The mutation of a move with its input's type and what the input has beside match and version. */
function mutationOf(move: MoveAsked): readonly [name: string, type: string, input: Variables] {
  if ('call' in move) return ['makeCall', 'MakeCallInput', move];
  if ('card' in move) return ['playCard', 'PlayCardInput', move];
  if ('tricks' in move) return ['claim', 'ClaimInput', move];
  if ('accept' in move) return ['answerClaim', 'AnswerClaimInput', move];
  return ['concede', 'ConcedeInput', {}];
}

export interface Place {
  readonly id: string;
  readonly version: number;
}

/** The operation that asks for a move; `fields` replaces what is asked of the match. */
export function moveOperation({ id, version }: Place, move: MoveAsked, fields: string = MATCH_FIELDS) {
  const [name, type, input] = mutationOf(move);
  const payload = `match { ${fields} } refusal { code message }`;
  return {
    query: `mutation ($input: ${type}!) { moved: ${name}(input: $input) { ${payload} } }`,
    variables: { input: { matchId: id, version, ...input } },
  };
}

export async function makeMove(
  send: Send,
  { token }: Person,
  { place, move }: { readonly place: Place; readonly move: MoveAsked },
): Promise<MatchPayload> {
  const { moved } = await ask<{ moved: MatchPayload }>(send, moveOperation(place, move), { token });
  return moved;
}

const LOOK = `query ($id: ID!) { match(id: $id) { ${MATCH_FIELDS} } }`;

/** One who watches and plays nowhere, for each way to ask. */
const spectators = new WeakMap<Send, Promise<Person>>();

export function spectator(send: Send): Promise<Person> {
  const known = spectators.get(send) ?? signUp(send, 'Watcher');
  spectators.set(send, known);
  return known;
}

/** The match as a person sees it; as a spectator does when nobody is named. */
export async function look(send: Send, id: string, person?: Person): Promise<MatchAnswer> {
  const { token } = person ?? (await spectator(send));
  const operation = { query: LOOK, variables: { id } };
  const { match } = await ask<{ match: MatchAnswer | null }>(send, operation, { token });
  if (match === null) throw new Error('there is no such match');
  return match;
}

const LISTS = `{ viewer {
  active: matches(first: 100, filter: ACTIVE) { nodes { id } }
  finished: matches(first: 100, filter: FINISHED) { nodes { id } } } }`;

type Ids = { readonly nodes: readonly { readonly id: string }[] };

/** The ids of a person's own matches by list. */
export async function listed(send: Send, { token }: Person) {
  const { viewer } = await ask<{ viewer: { active: Ids; finished: Ids } }>(send, { query: LISTS }, { token });
  const idsOf = ({ nodes }: Ids) => nodes.map(({ id }) => id);
  return { active: idsOf(viewer.active), finished: idsOf(viewer.finished) };
}

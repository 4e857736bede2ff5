// A whole random match through the API's handler, each move timed and handed to an observer.
import { type PlayerId, parseMatchId } from '../../api/ids.ts';
import type { Handler } from '../../api/lambda/adapter.ts';
import { tableOf } from '../../api/service/sight.ts';
import type { Store } from '../../api/store/store.ts';
import { type Card, formatCard } from '../../engine/cards.ts';
import { legalMoves } from '../../engine/legal-moves.ts';
import { viewFor } from '../../engine/view.ts';
import { MAKE_CALL, type Operation, PLAY_CARD } from '../../web/src/api/operations.ts';
import { chooseIndex, type Random, seededRandom } from '../support/random-player.ts';
import { postEvent } from './event.ts';

export interface PlayedMove {
  readonly milliseconds: number;
  /** What ended with it. */
  readonly ended: 'nothing' | 'deal' | 'match';
}

export interface Playing {
  readonly handler: Handler;
  /** The same store, for choosing moves: nothing that goes through it is measured. */
  readonly lookOn: Store;
  readonly rules: { readonly length: { readonly unit: string; readonly count: number } };
  readonly before?: () => void;
  readonly after: (move: PlayedMove) => void;
}

interface SignedUp {
  readonly signUp: { readonly token: string; readonly player: { readonly id: PlayerId } };
}
const SIGN_UP: Operation<SignedUp, { readonly name: string }> = {
  text: 'mutation ($name: String!) { signUp(input: { name: $name }) { token player { id } } }',
};

interface Created {
  readonly createMatch: { readonly inviteCode: string; readonly match: { readonly id: string } };
}
const CREATE: Operation<Created, Pick<Playing, 'rules'>> = {
  text: `mutation ($rules: RulesInput) {
    createMatch(input: { preset: "book", rules: $rules }) { inviteCode match { id } }
  }`,
};

const JOIN: Operation<unknown, { readonly code: string }> = {
  text: 'mutation ($code: String!) { joinMatch(input: { inviteCode: $code }) { match { id } } }',
};

/** Plays to the end; the number of moves. */
export async function playMatch(playing: Playing): Promise<number> {
  const { handler, lookOn, rules } = playing;
  const anna = (await ask(handler, SIGN_UP, { name: 'Анна' })).signUp;
  const boris = (await ask(handler, SIGN_UP, { name: 'Boris' })).signUp;
  const { inviteCode, match } = (await ask(handler, CREATE, { rules }, anna.token)).createMatch;
  await ask(handler, JOIN, { code: inviteCode }, boris.token);
  const random = seededRandom(7);
  for (let moves = 0; ; moves += 1) {
    const next = await nextMove(lookOn, match.id, random);
    if (next === null) return moves;
    playing.before?.();
    const start = performance.now();
    const after = await move(handler, next, next.player === anna.player.id ? anna.token : boris.token);
    const milliseconds = performance.now() - start;
    const movedOn = after.version > next.version + 1;
    playing.after({
      milliseconds,
      ended: after.status === 'FINISHED' ? 'match' : movedOn ? 'deal' : 'nothing',
    });
  }
}

interface NextMove {
  readonly player: PlayerId;
  readonly matchId: string;
  readonly version: number;
  readonly call: string | undefined;
  readonly card: Card | undefined;
}

async function nextMove(store: Store, id: string, random: Random): Promise<NextMove | null> {
  const matchId = parseMatchId(id);
  const heads = matchId === null ? null : await store.readMatch(matchId, { consistent: true });
  if (!heads?.live) throw new Error('The match is not dealt');
  const { match, setup, live } = tableOf(heads.setup, heads.live);
  const seat = viewFor(match, null).deal.turn?.player;
  const player = seat === undefined ? undefined : setup.seats[seat];
  if (seat === undefined || player === undefined) return null;
  const legal = legalMoves(viewFor(match, seat));
  const index = chooseIndex(legal, random);
  return {
    player: player.id,
    matchId: id,
    version: live.version,
    call: legal.calls[index],
    card: legal.cards[index],
  };
}

interface After {
  readonly version: number;
  readonly status: string;
}

/** Makes the move as the site does. */
async function move(handler: Handler, { call, card, ...at }: NextMove, token: string): Promise<After> {
  const { matchId, version } = at;
  const input = { matchId, version };
  const made =
    card === undefined
      ? ask(handler, MAKE_CALL, { input: { ...input, call: call ?? '' }, after: version }, token)
      : ask(handler, PLAY_CARD, { input: { ...input, card: formatCard(card) }, after: version }, token);
  const data = await made;
  const answer = 'makeCall' in data ? data.makeCall : data.playCard;
  if (answer.refusal !== null || answer.match === null) throw new Error('A legal move was refused');
  return answer.match;
}

async function ask<Data, Variables>(
  handler: Handler,
  operation: Operation<Data, Variables>,
  variables: Variables,
  token = '',
): Promise<Data> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query: operation.text, variables });
  const response = await handler({ ...postEvent('', headers), body });
  const { data, errors }: { data: Data; errors?: unknown } = JSON.parse(response.body ?? '');
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

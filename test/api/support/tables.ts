// Matches with everybody seated, and programs that play them to any point by random legal moves.
import { type MatchAnswer, type MatchPayload, PLAYING_FIELDS, type PlayingAnswer } from './answers.ts';
import { ask, type Send, type Variables } from './client.ts';
import {
  createMatch,
  joinMatch,
  look,
  type MoveAsked,
  moveOperation,
  type Person,
  signUp,
} from './people.ts';
import { pick, type Random } from './random.ts';

export interface Seated {
  readonly id: string;
  readonly inviteCode: string;
  /** The creator first; the others in the order of their seats. */
  readonly people: readonly Person[];
  /** As the last to sit down sees it. */
  readonly match: MatchAnswer;
}

export interface TableOptions {
  readonly preset?: string;
  readonly rules?: Variables;
  readonly seat?: string;
  readonly visibility?: string;
  /** New ones when left out. */
  readonly people?: readonly Person[];
}

const NAMES = ['Vera', 'Boris', 'Clara', 'Dmitri'];

/** A started match of new people: two, or four in contract bridge. */
export async function seatEverybody(send: Send, options: TableOptions = {}): Promise<Seated> {
  const { preset = 'book', rules = {}, seat = 'SOUTH', visibility = 'LINK' } = options;
  const names = preset === 'contract' ? NAMES : NAMES.slice(0, 2);
  const people = options.people ?? (await Promise.all(names.map(name => signUp(send, name))));
  const [creator, ...joiners] = people;
  if (creator === undefined) throw new Error('nobody is there');
  const created = await createMatch(send, creator, { preset, rules, seat, visibility });
  const { inviteCode } = created;
  let { match } = created;
  for (const joiner of joiners) ({ match } = await joinMatch(send, joiner, { inviteCode }));
  if (match === null || inviteCode === null) throw new Error('the match was not made');
  return { id: match.id, inviteCode, people, match };
}

/** The one who is to act. */
export function personOnTurn(people: readonly Person[], match: Pick<MatchAnswer, 'turn'>): Person {
  const person = people.find(({ id }) => id === match.turn?.player.id);
  if (person === undefined) throw new Error('nobody is on turn');
  return person;
}

/** All others. */
export function notOnTurn(people: readonly Person[], match: Pick<MatchAnswer, 'turn'>): Person {
  const person = people.find(({ id }) => id !== match.turn?.player.id);
  if (person === undefined) throw new Error('everybody is on turn');
  return person;
}

const LOWEST_BIDS = 3;

/** A random legal move: passes more than half the time, bids low, so that matches come to an end. */
export function randomMove(
  { legalCalls, legalCards }: Pick<MatchAnswer, 'legalCalls' | 'legalCards'>,
  random: Random,
): MoveAsked {
  if (legalCards.length > 0) return { card: pick(random, legalCards) };
  const others = legalCalls.filter(call => call !== 'PASS');
  if (others.length === 0 || random() < 0.55) return { call: 'PASS' };
  const low = others.filter(call => !call.startsWith('X')).slice(0, LOWEST_BIDS);
  const doubles = others.filter(call => call.startsWith('X') && random() < 0.2);
  return { call: pick(random, [...doubles, ...low].length > 0 ? [...doubles, ...low] : ['PASS']) };
}

export interface Playing {
  readonly send: Send;
  readonly people: readonly Person[];
  readonly random: Random;
  /** Doubles whatever it may: a doubled contract made is a game, so a rubber ends in a dozen deals instead of fifty. */
  readonly isHurried?: boolean;
}

const PLAYING = `query ($id: ID!) { match(id: $id) { ${PLAYING_FIELDS} } }`;

/**
 * Plays on by random moves until the match is over or `isEnough`. Whoever has just moved plays on from the answer;
 * the other looks first.
 */
export async function playOn(
  { send, people, random, isHurried = false }: Playing,
  id: string,
  isEnough: (match: PlayingAnswer) => boolean = () => false,
): Promise<PlayingAnswer> {
  const seenBy = async (token: string | undefined) => {
    const operation = { query: PLAYING, variables: { id } };
    const { match } = await ask<{ match: PlayingAnswer | null }>(send, operation, { token });
    if (match === null) throw new Error('the match is gone');
    return match;
  };
  let match = await seenBy(people[0]?.token);
  while (match.status === 'IN_PROGRESS' && !isEnough(match)) {
    const { token } = personOnTurn(people, match);
    if (match.legalCalls.length + match.legalCards.length === 0) match = await seenBy(token);
    const double = isHurried ? match.legalCalls.find(call => call.startsWith('X')) : undefined;
    const asked = double === undefined ? randomMove(match, random) : { call: double };
    const operation = moveOperation(match, asked, PLAYING_FIELDS);
    const { moved } = await ask<{ moved: MatchPayload<PlayingAnswer> }>(send, operation, { token });
    if (moved.refusal !== null || moved.match === null) throw new Error(`refused: ${moved.refusal?.code}`);
    match = moved.match;
  }
  return match;
}

/** The match as the player on turn sees it. */
export async function turnView(send: Send, { id, people }: Pick<Seated, 'id' | 'people'>) {
  const match = await look(send, id);
  const mover = personOnTurn(people, match);
  return { mover, other: notOnTurn(people, match), match: await look(send, id, mover) };
}

/** Plays until a card is to be played. */
export function playToCards(playing: Playing, id: string): Promise<PlayingAnswer> {
  return playOn(playing, id, match => match.turn?.kind === 'CARD');
}

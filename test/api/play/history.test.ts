// The history of matches: every public event in order, its version the one that the match then had, the same for all
// who may watch. What it must be is put together anew from the finished deals as the API tells them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { deleteAccount } from '../identity/asking.ts';
import { DEAL_FIELDS, type MatchAnswer } from '../support/answers.ts';
import { type Api, openApi } from '../support/api.ts';
import { ask } from '../support/client.ts';
import {
  createMatch,
  joinMatch,
  look,
  type MoveAsked,
  makeMove,
  type Person,
  signUp,
} from '../support/people.ts';
import { packsFrom, pick, seeded } from '../support/random.ts';
import { everyField } from '../support/selection.ts';
import { personOnTurn, playOn, type Seated, seatEverybody, turnView } from '../support/tables.ts';
import { type EventAnswer, eventsOf, seatsTaken, type ToldDeal } from './told-history.ts';

let api: Api;
let egor: Person;
beforeAll(async () => {
  api = await openApi({ store: makeMemoryStore(), shuffledPack: packsFrom(131) });
  egor = await signUp(send, 'Egor');
});
afterAll(() => expect(api.log).toEqual([]));

const send: Api['send'] = sent => api.send(sent);

interface Since {
  readonly after: number;
  readonly first?: number;
}

const HISTORY = `query ($id: ID!, $after: Int!, $first: Int) { match(id: $id) {
  version history(after: $after, first: $first) ${everyField('MatchEvent')} } }`;

async function history(id: string, { after, first = 500 }: Since, person: Person = egor) {
  const operation = { query: HISTORY, variables: { id, after, first } };
  type Told = { readonly version: number; readonly history: readonly EventAnswer[] };
  return present((await ask<{ match: Told | null }>(send, operation, person)).match);
}

const DEALS = `query ($id: ID!) { match(id: $id) { deals(first: 20) {
  nodes { ${DEAL_FIELDS} } pageInfo { hasNextPage } } } }`;

interface Page {
  readonly nodes: readonly ToldDeal[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

async function dealsOf(id: string): Promise<Page['nodes']> {
  const operation = { query: DEALS, variables: { id } };
  const { nodes, pageInfo } = (await ask<{ match: { deals: Page } }>(send, operation, egor)).match.deals;
  expect(pageInfo.hasNextPage).toBe(false);
  return nodes;
}

/** All that must be told of a match that is over. */
async function expected(seated: Seated): Promise<readonly EventAnswer[]> {
  const events = [...seatsTaken(seated)];
  for (const deal of await dealsOf(seated.id)) {
    events.push(...eventsOf(deal, present(events.at(-1)).version + 1));
  }
  return events;
}

const behind = (events: readonly EventAnswer[], version: number) =>
  events.filter(event => event.version > version);

describe.each([
  ['book', { layout: 'columns' }],
  ['book', { layout: 'rows' }],
  ['bridge', { layout: 'nine' }],
  ['contract', {}],
])('%s %j', (preset, options) => {
  const rules = { ...options, length: { unit: 'deal', count: 2 } };

  it('is told event by event to whoever asks at every version, and once more as a whole', async () => {
    const seated = await seatEverybody(send, { preset, rules });
    const { id, people } = seated;
    const random = seeded(132);
    const viewers = [...people, egor];
    let seen = 0;
    const told: EventAnswer[] = [];
    const seenVersions = [0];
    const listen = async () => {
      const { version, history: more } = await history(id, { after: seen }, pick(random, viewers));
      told.push(...more);
      expect(more.at(-1)?.version).toBe(version);
      seen = version;
      seenVersions.push(version);
    };
    for (let isOver = false; !isOver; ) {
      await listen();
      let moves = 0;
      const { status } = await playOn({ send, people, random }, id, () => moves++ > 0);
      isOver = status !== 'IN_PROGRESS';
    }
    await listen();
    const all = await expected(seated);
    expect(told).toEqual(all);
    expect(all.length).toBeGreaterThan(20);
    for (const viewer of viewers) expect((await history(id, { after: 0 }, viewer)).history).toEqual(all);
    for (const after of seenVersions) {
      expect((await history(id, { after })).history).toEqual(behind(all, after));
    }
  });
});

/** Deals that are over soon: passed out, or every third one bid and conceded. */
async function hurried(deals: number, preset = 'bridge'): Promise<Seated> {
  const rules = { length: { unit: 'deal', count: deals } };
  const seated = await seatEverybody(send, { preset, rules });
  const { id, people } = seated;
  let now = await look(send, id, people[0]);
  while (now.status === 'IN_PROGRESS') {
    const mover = personOnTurn(people, now);
    const view = await look(send, id, mover);
    const { match, refusal } = await makeMove(send, mover, { place: view, move: hurriedMove(view) });
    expect(refusal).toBeNull();
    now = present(match);
  }
  return seated;
}

function hurriedMove(view: MatchAnswer): MoveAsked {
  if (view.legalAnswer) return { accept: true };
  if (view.legalConcession) return { concede: true };
  const [card] = view.legalCards;
  if (card !== undefined) return { card };
  const isOpening = view.deal?.calls.length === 0 && view.deal.number % 3 === 0;
  return { call: isOpening ? '1NT' : 'PASS' };
}

describe('many deals', () => {
  it('are read backwards as far as is asked', async () => {
    const seated = await hurried(19);
    const { history: all, version } = await history(seated.id, { after: 0 });
    expect(all.at(-1)?.version).toBe(version);
    expect(all.filter(({ __typename }) => __typename === 'DealStarted')).toHaveLength(19);
    expect(all.filter(({ __typename }) => __typename === 'DealEnded')).toHaveLength(19);
    expect(all.filter(({ __typename }) => __typename === 'ClaimMade')).toHaveLength(6);
    const versions = all.map(event => event.version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions)).toEqual(new Set(Array.from({ length: version }, (_, each) => each + 1)));
    for (let after = 0; after <= version + 1; after += 1) {
      expect((await history(seated.id, { after })).history).toEqual(behind(all, after));
    }
  });

  it.each([1, 2, 3, 7, 100])('come in pages of %i, each from the last one’s version', async first => {
    const { id } = await hurried(12);
    const all = (await history(id, { after: 0 })).history;
    const told: EventAnswer[] = [];
    for (let after = 0; ; after = present(told.at(-1)).version) {
      const { history: page } = await history(id, { after, first });
      if (page.length === 0) break;
      // A deal's end comes along with what ended it.
      expect(page.length).toBeLessThanOrEqual(first + 1);
      told.push(...page);
    }
    expect(told).toEqual(all);
  });

  it('of contract bridge too', async () => {
    const { id } = await hurried(10, 'contract');
    const { history: all, version } = await history(id, { after: 0 });
    for (let after = 0; after <= version; after += 5) {
      expect((await history(id, { after })).history).toEqual(behind(all, after));
    }
  });
});

describe('a claim', () => {
  async function atClaim() {
    const seated = await seatEverybody(send, { preset: 'contract' });
    let played = 0;
    await playOn({ send, people: seated.people, random: seeded(11) }, seated.id, match => {
      played = match.turn?.kind === 'CARD' ? played + 1 : 0;
      return played > 30;
    });
    return { ...seated, ...(await turnView(send, seated)) };
  }

  it('is told to all; one answer of two to nobody, the last one without a name', async () => {
    const { id, people, mover, match } = await atClaim();
    const before = match.version;
    await makeMove(send, mover, { place: match, move: { tricks: 1 } });
    const [seat] = match.viewerSeats;
    const made = { __typename: 'ClaimMade', version: before + 1, deal: match.deal?.number, seat };
    const claim = { ...made, tricks: 1, concession: false };
    const toldTo = (viewer: Person) => history(id, { after: before }, viewer);
    const viewers = [...people, egor];
    for (const viewer of viewers) expect((await toldTo(viewer)).history).toEqual([claim]);
    const views = await Promise.all(people.map(person => look(send, id, person)));
    const asked = people.filter((_, place) => views[place]?.legalAnswer);
    const place = { id, version: before + 1 };
    const [first, second] = [present(asked[0]), present(asked[1])];
    await makeMove(send, first, { place, move: { accept: true } });
    for (const viewer of viewers) {
      expect(await toldTo(viewer)).toEqual({ version: before + 1, history: [claim] });
    }
    await makeMove(send, second, { place, move: { accept: false } });
    const answer = { __typename: 'ClaimAnswered', version: before + 2, deal: made.deal, accepted: false };
    for (const viewer of viewers) expect((await toldTo(viewer)).history).toEqual([claim, answer]);
    const next = await look(send, id, mover);
    await makeMove(send, mover, { place: next, move: { card: present(next.legalCards[0]) } });
    expect((await toldTo(egor)).history).toMatchObject([
      claim,
      answer,
      { __typename: 'CardPlayed', version: before + 3 },
    ]);
  });

  it('that all agree to ends the deal at the version of the answer', async () => {
    const { id, people, mover, match } = await atClaim();
    await makeMove(send, mover, { place: match, move: { tricks: 1 } });
    const place = { id, version: match.version + 1 };
    for (const person of people) {
      if ((await look(send, id, person)).legalAnswer) {
        await makeMove(send, person, { place, move: { accept: true } });
      }
    }
    const { history: told } = await history(id, { after: match.version + 1 });
    expect(told.slice(0, 2)).toMatchObject([
      { __typename: 'ClaimAnswered', version: match.version + 2, accepted: true },
      { __typename: 'DealEnded', version: match.version + 2, result: { claimed: true } },
    ]);
  });
});

describe('seats', () => {
  it('are told as they are taken, with the versions that they led to', async () => {
    const people = await Promise.all(['Vera', 'Boris', 'Clara', 'Dmitri'].map(name => signUp(send, name)));
    const [vera, boris, clara, dmitri] = people.map(present);
    const { match, inviteCode } = await createMatch(send, present(vera), {
      preset: 'contract',
      seat: 'WEST',
    });
    const id = present(match).id;
    const seats = async (after: number) => {
      const { version, history: told } = await history(id, { after });
      return [version, ...told.map(event => [event.__typename, event.version, Reflect.get(event, 'seat')])];
    };
    expect(await seats(0)).toEqual([1, ['SeatTaken', 1, 'WEST']]);
    await joinMatch(send, present(boris), { inviteCode, seat: 'EAST' });
    await joinMatch(send, present(clara), { inviteCode });
    expect(await seats(1)).toEqual([3, ['SeatTaken', 2, 'EAST'], ['SeatTaken', 3, 'NORTH']]);
    await joinMatch(send, present(dmitri), { inviteCode });
    expect(await seats(3)).toEqual([5, ['SeatTaken', 4, 'SOUTH'], ['DealStarted', 5, undefined]]);
  });
});

describe('an abandoned match', () => {
  it('ends its deal, for nobody’s points, at its last version', async () => {
    const { id, people } = await seatEverybody(send, { preset: 'bridge' });
    await playOn({ send, people, random: seeded(7) }, id, match => match.turn?.kind === 'CARD');
    const before = await history(id, { after: 0 });
    const [vera] = people;
    expect(await deleteAccount(send, present(vera), 'Vera')).toBeNull();
    const { version, history: told } = await history(id, { after: 0 });
    expect(version).toBe(before.version + 1);
    expect(told.slice(-1)).toMatchObject([
      { __typename: 'DealEnded', version, result: { tricksByDeclarer: null, points: [] } },
    ]);
    const seats = (events: readonly EventAnswer[]) =>
      events.filter(({ __typename }) => __typename === 'SeatTaken');
    expect(told.slice(2, -1)).toEqual(before.history.slice(2));
    expect(seats(told)[0]).toMatchObject({ player: { former: true, name: 'a former player' } });
  });
});

describe('bad requests', () => {
  it.each(['after: -1', 'after: 0, first: 0', 'after: 0, first: 501', 'after: 0, first: -5'])(
    '%s',
    async args => {
      const { id, people } = await seatEverybody(send);
      const query = `{ match(id: "${id}") { history(${args}) { version } } }`;
      await expect(ask(send, { query }, people[0])).rejects.toThrow('BAD_USER_INPUT');
    },
  );
});

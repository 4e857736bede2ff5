// Accounts and open matches while the store fails at any write, before or after it took place, and the process stops
// with it or lives on: asking the same again leads where nothing had gone wrong.
import { describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import { NOON, openApi } from '../support/api.ts';
import type { Send } from '../support/client.ts';
import { packsFrom } from '../support/random.ts';
import { failing, mortal, type Stops } from '../support/wrapped-store.ts';
import { castFor, SCENARIOS, type Scenario } from './scenarios.ts';

const KINDS = ['stops', 'lives on'] as const;
type Kind = (typeof KINDS)[number];

const MOST_TRIES = 5;

/** Asks again what was not answered; of a process that has stopped, the next one. */
function persistent(store: Store, stops: Stops, kind: Kind) {
  let writes = 0;
  let failures = 0;
  const counted: Stops = () => {
    const stop = stops(writes++);
    failures += stop === null ? 0 : 1;
    return stop;
  };
  let ticks = Date.parse(NOON);
  const now = () => new Date(++ticks).toISOString();
  const open = () => {
    const process = kind === 'stops' ? mortal(store, counted) : { store: failing(store, counted) };
    return openApi({ store: process.store, shuffledPack: packsFrom(161), now });
  };
  let api = open();
  const send: Send = async sent => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const got = await (await api).send(sent);
      if (!got.body.includes('INTERNAL_SERVER_ERROR')) return got;
      if (kind === 'stops') api = open();
    }
    throw new Error('no answer, however often it was asked for');
  };
  return { send, writes: () => writes, failures: () => failures };
}

async function run({ prepare, act, end }: Scenario, stops: Stops, kind: Kind) {
  const store = makeMemoryStore();
  const quiet = await openApi({ store, shuffledPack: packsFrom(162) });
  const actors = await castFor(quiet.send, store);
  const prepared = (await prepare?.(actors)) ?? '';
  const { send, writes, failures } = persistent(store, stops, kind);
  const acted = await act({ ...actors, send }, prepared);
  return { end: await end(actors, acted), writes: writes(), failures: failures() };
}

describe.each(Object.keys(SCENARIOS))('%s', name => {
  const scenario = present(SCENARIOS[name]);
  it.each(KINDS)('and the process %s', async kind => {
    const undisturbed = await run(scenario, () => null, kind);
    expect(undisturbed.writes).toBeGreaterThan(0);
    for (let write = 0; write < undisturbed.writes; write += 1) {
      for (const when of ['before', 'after'] as const) {
        const { end, failures } = await run(scenario, each => (each === write ? when : null), kind);
        expect(failures).toBe(1);
        expect(end, `${when} write ${write}`).toEqual(undisturbed.end);
      }
    }
  });
});

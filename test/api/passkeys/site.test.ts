// Whose passkeys they are: the domain and the origins, by configuration or by request; a site that has moved.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  OWN_HOST,
  ownOrigin,
  type PasskeySettings,
  passkeySite,
  readPasskeySettings,
  relatedOrigins,
} from '../../../api/identity/passkey-site.ts';
import { makeApi } from '../../../api/lambda/api.ts';
import type { Listener } from '../../../api/local/listener.ts';
import { withRelatedOrigins } from '../../../api/local/related-origins.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { startBrowser, type TestBrowser } from '../../browser/browser.ts';
import { openEvents } from '../http/fronts.ts';
import { NOON } from '../support/api.ts';
import type { Send } from '../support/client.ts';
import { signUp } from '../support/people.ts';
import { packsFrom } from '../support/random.ts';
import { openDevice } from './authenticator.ts';
import { addPasskey, listPasskeys, signIn, startPasskey, startSignIn } from './requests.ts';

test.each([
  [{}, OWN_HOST],
  [{ RP_ID: '', SITE_ORIGINS: '' }, OWN_HOST],
  [{ RP_ID: 'bridge.example' }, { rpId: 'bridge.example', origins: [] }],
  [
    { SITE_ORIGINS: 'https://a.example, https://b.example:8443' },
    { rpId: null, origins: ['https://a.example', 'https://b.example:8443'] },
  ],
])('the environment %o is read', (environment, settings) => {
  expect(readPasskeySettings(environment)).toEqual(settings);
  const { origins } = settings;
  expect(relatedOrigins(settings)).toBe(origins.length === 0 ? null : JSON.stringify({ origins }));
});

test.each([
  { RP_ID: 'https://bridge.example' },
  { RP_ID: 'bridge.example:443' },
  { SITE_ORIGINS: 'bridge.example' },
  { SITE_ORIGINS: 'https://bridge.example/' },
  { SITE_ORIGINS: 'https://a.example https://b.example' },
])('the environment %o is refused by name', environment => {
  expect(() => readPasskeySettings(environment)).toThrow(Object.keys(environment)[0]);
});

describe('the origin of a request', () => {
  test.each([
    [{ host: 'bridge.example' }, true, 'https://bridge.example'],
    [{ host: 'Bridge.Example:443' }, true, 'https://bridge.example'],
    [{ host: 'localhost:4000' }, false, 'http://localhost:4000'],
    [{ host: 'gateway.example', 'x-forwarded-host': 'bridge.example' }, true, 'https://bridge.example'],
    [{ host: 'a b' }, true, null],
    [{}, true, null],
  ])('%o, secure: %s, is %s', (headers: Readonly<Record<string, string>>, secure, origin) => {
    expect(ownOrigin({ headers: new Map(Object.entries(headers)), cookies: [], secure })).toBe(origin);
  });

  test('gives way to the configuration', () => {
    expect(passkeySite('https://b.example', OWN_HOST)).toEqual({
      rpId: 'b.example',
      origins: ['https://b.example'],
    });
    const settings = { rpId: 'a.example', origins: ['https://a.example', 'https://b.example'] };
    expect(passkeySite('https://b.example', settings)).toEqual(settings);
    expect(() => passkeySite(null, OWN_HOST)).toThrow('names no host');
  });
});

test.each([
  ['{"origins":["https://new.example"]}', 200],
  [null, 404],
])('the local server serves related origins: %s', async (document, status) => {
  const site: Listener = async (_, response) => void response.end('the site');
  const server = createServer(withRelatedOrigins(site, document)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://localhost:${address.port}`;
  const answer = await fetch(`${url}/.well-known/webauthn`);
  expect(answer.status).toBe(status);
  if (document !== null) {
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.text()).toBe(document);
  }
  expect(await (await fetch(`${url}/.well-known/other`)).text()).toBe('the site');
  server.close();
  server.closeAllConnections();
});

describe('a site that has moved', () => {
  const OLD = 'https://bridge.example';
  const NEW = 'https://play.bridge.example';
  let chromium: TestBrowser;
  beforeAll(async () => {
    chromium = await startBrowser();
  });
  afterAll(() => chromium?.close());

  async function at(host: string, passkeys: PasskeySettings, store = makeMemoryStore()) {
    const options = { store, passkeys, shuffledPack: packsFrom(1), now: () => NOON, log: () => {} };
    const { send } = await openEvents(await makeApi(options));
    const fromHost: Send = ({ headers, ...sent }) =>
      send({ ...sent, headers: { host, 'x-forwarded-proto': 'https', ...headers } });
    return { send: fromHost, store };
  }

  // A browser lets a page use the passkeys of the domain above it, as it does with related origins.
  test('takes the passkeys of its first domain, and makes new ones for it', async () => {
    const device = await openDevice(chromium.browser, NEW);
    const before = await at('bridge.example', OWN_HOST);
    const anna = await signUp(before.send, 'Anna');
    const started = await startPasskey(before.send, anna);
    const created = await device.create(started.challenge?.options ?? '');
    const added = { challengeId: started.challenge?.id ?? '', response: created, name: 'Phone' };
    const moved = { rpId: 'bridge.example', origins: [OLD, NEW] };
    const after = await at('play.bridge.example', moved, before.store);
    expect((await addPasskey(after.send, anna, added)).passkey?.rpId).toBe('bridge.example');

    const { id, options } = await startSignIn(after.send);
    const answer = { challengeId: id, response: await device.get(options) };
    const { data } = await signIn(after.send, answer);
    expect(data?.signInWithPasskey.player?.id).toBe(anna.id);

    // A site that has forgotten its first domain asks for passkeys that nobody has.
    const careless = await at('play.bridge.example', OWN_HOST, before.store);
    const asked = await startSignIn(careless.send);
    expect(JSON.parse(asked.options).rpId).toBe('play.bridge.example');
    expect((await listPasskeys(careless.send, anna)).nodes).toHaveLength(1);
    await device.close();
  });
});

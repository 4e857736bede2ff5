// One suite over both ways in: what is wrong with a request gets its status and code, and nothing else.
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aliases,
  BAD,
  BODY_LIMIT,
  BY_FRAGMENTS,
  bearer,
  nested,
  operation,
  padded,
  strange,
} from './bad-requests.ts';
import { type Front, HOST, openEvents, openLocal } from './fronts.ts';
import { openTinyApi, SECRET, type TinyApi } from './tiny-api.ts';

const FRONTS = { 'the handler': openEvents, 'the local server': openLocal } as const;

describe.each(Object.entries(FRONTS))('through %s', (_, open) => {
  let api: TinyApi;
  let front: Front;
  beforeAll(async () => {
    api = await openTinyApi();
    front = await open(api.handler);
  });
  afterAll(() => front.close());

  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const got = await front.send({ headers, body: operation(query) });
    return { ...got, answer: JSON.parse(got.body) };
  };
  const byCookie = (headers: Readonly<Record<string, string>> = {}) => ({
    cookie: `a=b; hob=${api.token}`,
    ...headers,
  });

  it.each(Object.entries(BAD))(
    '%s gets its code and changes nothing',
    async (_name, { status, code, ...sent }) => {
      const before = api.changes();
      const got = await front.send(sent);
      const answer = JSON.parse(got.body);
      expect({ status: got.status, code: answer.errors?.[0]?.extensions?.code }).toEqual({ status, code });
      expect(answer.data ?? null).toBeNull();
      for (const error of answer.errors) {
        expect(
          Object.keys(error).filter(key => !['message', 'locations', 'path', 'extensions'].includes(key)),
        ).toEqual([]);
        expect(error.extensions).toEqual({ code });
      }
      expect(got.body).not.toMatch(/node_modules|\.ts:|\.js:|stack/);
      expect(got.headers['cache-control']).toBe('no-store');
      expect(got.headers['content-type']).toBe('application/json; charset=utf-8');
      if (status === 405) expect(got.headers).toHaveProperty('allow', 'POST, OPTIONS');
      if (status === 401) expect(got.headers['www-authenticate']).toBe('Bearer');
      expect(api.changes()).toBe(before);
      expect(api.log).toEqual([]);
    },
  );

  it('answers an unknown session with that alone', async () => {
    const { answer } = await ask('{ viewer language }', bearer(strange));
    expect(answer).toEqual({
      errors: [{ message: expect.stringContaining('unknown'), extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('accepts what stays within the limits', async () => {
    expect((await front.send({ body: padded(BODY_LIMIT) })).status).toBe(200);
    expect((await ask(aliases(30))).status).toBe(200);
    expect((await ask(`{ ${'... { language } '.repeat(249)} }`)).status).toBe(200);
    expect((await ask(BY_FRAGMENTS)).status).toBe(200);
    expect((await ask(nested(15))).answer.errors).toBeUndefined();
    expect(
      (await ask(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))).status,
    ).toBe(200);
    expect((await ask('mutation { __typename signUp }')).answer.data.signUp).toBe('done');
  });

  it('codes a null variable as the input that it is', async () => {
    const body = operation('query Q($n: Int = 1) { echo(number: $n) }', { n: null });
    const { errors } = JSON.parse((await front.send({ body })).body);
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('knows the caller by token and by cookie, the token first', async () => {
    expect((await ask('{ viewer }')).answer).toMatchObject({ data: { viewer: null } });
    expect((await ask('{ viewer }', { authorization: `bearer ${api.token}` })).answer.data.viewer).toBe(
      api.player,
    );
    expect((await ask('{ viewer }', byCookie())).answer.data.viewer).toBe(api.player);
    expect((await ask('{ viewer }', { cookie: `hob=${strange}`, ...bearer(api.token) })).status).toBe(200);
    expect((await ask('{ viewer }', byCookie(bearer(strange)))).status).toBe(401);
    expect((await ask('{ viewer }', { cookie: `__Host-hob=${api.token}` })).answer.data.viewer).toBeNull();
  });

  it('keeps a session in the browser, and clears one that is no more', async () => {
    const { cookies } = await ask('mutation { signUp }');
    expect(cookies).toEqual([`hob=${api.token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000`]);
    expect((await ask('{ viewer }', { cookie: `hob=${strange}` })).cookies).toEqual([
      'hob=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0',
    ]);
    expect((await ask('{ viewer }', bearer(strange))).cookies).toEqual([]);
    expect((await ask('{ viewer }', byCookie())).cookies).toEqual([]);
  });

  it.each([
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed in', { 'sec-fetch-site': 'none' }, 200],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: `http://${HOST}` }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an old browser, our page', { origin: `http://${HOST}` }, 200],
    ['an old browser, another page', { origin: 'http://evil.example' }, 403],
    ['an old browser, another port', { origin: `http://${HOST}:81` }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['no browser', {}, 200],
  ])('by cookie: %s', async (_name, headers, status) => {
    const before = api.changes();
    const asked = await ask('{ viewer }', byCookie(headers));
    const got = await ask('mutation { change }', byCookie(headers));
    expect([asked.status, got.status]).toEqual([status, status]);
    expect(api.changes() - before).toBe(status === 200 ? 1 : 0);
    for (const { answer, cookies } of status === 403 ? [asked, got] : []) {
      expect(answer).toEqual({
        errors: [{ message: expect.stringContaining('our own pages'), extensions: { code: 'FORBIDDEN' } }],
      });
      expect(cookies).toEqual([]);
    }
    for (const query of ['{ viewer }', 'mutation { change }']) {
      expect((await ask(query, { ...headers, ...bearer(api.token) })).status).toBe(200);
      expect((await ask(query, byCookie({ ...headers, ...bearer(api.token) }))).status).toBe(200);
    }
  });

  it.each([['{ language }'], ['{ __schema { queryType { name } } }'], ['mutation { signUp }']])(
    'tells a foreign page nothing by cookie, not even whether there is such a session: %s',
    async query => {
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const got = await ask(query, byCookie(foreign));
      expect(got.status).toBe(403);
      const unknown = await ask(query, { ...foreign, cookie: `hob=${strange}` });
      expect(unknown).toMatchObject({ status: got.status, body: got.body, cookies: got.cookies });
      expect((await ask(query, foreign)).status).toBe(200);
    },
  );

  it('answers a preflight for programs in pages, without credentials', async () => {
    const got = await front.send({ method: 'OPTIONS', headers: { origin: 'http://other.example' } });
    expect(got.status).toBe(204);
    expect(got.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      'access-control-expose-headers': 'retry-after',
    });
    expect(got.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('speaks the language asked for', async () => {
    const spoken = async (wish: string) =>
      (await ask('{ language }', { 'accept-language': wish })).answer.data.language;
    expect(await spoken('ru-RU,ru;q=0.9,en;q=0.8')).toBe('ru');
    expect(await spoken('en;q=0.5, ru;q=0.6')).toBe('ru');
    expect(await spoken('de')).toBe('en');
  });

  it('never refuses for what is accepted', async () => {
    const types = async (accept: string) => (await ask('{ language }', { accept })).headers['content-type'];
    expect(await types('text/html')).toBe('application/json; charset=utf-8');
    expect(await types('application/graphql-response+json')).toBe(
      'application/graphql-response+json; charset=utf-8',
    );
  });
});

describe.each(Object.entries(FRONTS))('our own faults through %s', (_, open) => {
  const INTERNAL = { message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };

  it.each([
    ['{ fails }', 500],
    ['{ failsSoftly }', 200],
    ['{ node { closed } }', 500],
    ['{ node { colour } }', 500],
  ])('%s is logged and hidden', async (query, status) => {
    const api = await openTinyApi();
    const front = await open(api.handler);
    const got = await front.send({ body: operation(query, { secret: SECRET }), headers: bearer(api.token) });
    await front.close();
    expect(got.status).toBe(status);
    expect(JSON.parse(got.body).errors).toEqual([INTERNAL]);
    expect(got.body).not.toContain(SECRET);
    expect(api.log).toHaveLength(1);
    expect(api.log[0]).toMatchObject({
      level: 'error',
      name: expect.any(String),
      requestId: expect.any(String),
    });
    for (const secret of [api.token, SECRET]) expect(JSON.stringify(api.log)).not.toContain(secret);
  });

  it('passes a coded error without what hangs on it', async () => {
    const api = await openTinyApi();
    const front = await open(api.handler);
    const got = await front.send({ body: operation('{ refuses }') });
    await front.close();
    expect(JSON.parse(got.body)).toMatchObject({
      data: { refuses: null },
      errors: [
        {
          message: 'No.',
          locations: [{ line: 1, column: 3 }],
          path: ['refuses'],
          extensions: { code: 'TEAPOT' },
        },
      ],
    });
    expect(api.log).toEqual([]);
  });
});

// What is logged of something thrown: who has thrown what where, and of its message nothing that was not written for
// the log.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '../../../api/fault.ts';
import { newMatchId, newPlayerId, newToken } from '../../../api/ids.ts';
import { describeFault } from '../../../api/log.ts';
import { localClient } from '../../../api/store/dynalite.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { CARDS, formatCard } from '../../../engine/cards.ts';
import { openApi } from '../support/api.ts';
import { call } from '../support/client.ts';

const UNTOLD = 'a message that may tell too much';
const PACK = CARDS.map(formatCard).join(' ');

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('of something thrown', () => {
  it('a fault of ours and an exception of the store speak for themselves', () => {
    expect(describeFault(new Fault('match 1 has vanished'))).toEqual({
      name: 'Fault',
      message: 'match 1 has vanished',
    });
    const exception = new DynamoDBServiceException({
      name: 'ProvisionedThroughputExceededException',
      $fault: 'client',
      message: 'Too fast.',
      $metadata: {},
    });
    expect(describeFault(exception)).toEqual({
      name: 'ProvisionedThroughputExceededException',
      message: 'Too fast.',
    });
  });

  it('is what a resolver threw, and not what GraphQL made of it', () => {
    const wrapped = (originalError: Error) => new GraphQLError(originalError.message, { originalError });
    expect(describeFault(wrapped(wrapped(new Fault('deal 7 cannot be read'))))).toEqual({
      name: 'Fault',
      message: 'deal 7 cannot be read',
    });
    expect(describeFault(wrapped(new RangeError(PACK)))).toMatchObject({
      name: 'RangeError',
      message: UNTOLD,
    });
  });

  it('any other error has name, code and place', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4567'), { code: 'ECONNREFUSED' });
    expect(describeFault(refused)).toMatchObject({ name: 'Error', message: 'ECONNREFUSED' });
    expect(describeFault(Object.assign(new Error('x'), { code: 'SA SK' })).message).toBe(UNTOLD);
    const { name, stack } = describeFault(thrownBy(() => JSON.parse(`{"deck": ${PACK}}`)));
    expect(name).toBe('SyntaxError');
    expect(stack?.[0]).toMatch(/^at JSON\.parse \(/);
    expect(stack?.[1]).toMatch(/log\.test\.ts:\d+:\d+\)?$/);
  });

  it.each([
    ['of several lines', `no\n${PACK}\nno`],
    ['that looks like a place', `no\n    at ${PACK} (pack.ts:1:1)`],
    ['of such lines alone', `at SA (a.ts:1:1)\n    at SK (a.ts:1:1)`],
  ])('no message gets in: one %s', (_, message) => {
    const said = describeFault(new TypeError(message));
    expect(said).toMatchObject({ name: 'TypeError', message: UNTOLD });
    expect(said.stack?.length).toBeGreaterThan(2);
    expect(JSON.stringify(said)).not.toMatch(/\b(SA|SK)\b/);
    const added = Object.assign(new TypeError(message), {});
    added.message += '\n  Deserialization error';
    expect(JSON.stringify(describeFault(added))).not.toMatch(/\b(SA|SK)\b/);
  });

  it.each([['a text'], [null], [undefined], [{ cards: PACK }]])(
    'what is no error has its type: %s',
    thrown => {
      expect(describeFault(thrown)).toEqual({ name: 'Error', message: `thrown: ${typeof thrown}` });
    },
  );
});

describe('of a store that answers with garbage', () => {
  let server: Server;
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function storeThatSays(status: number, text: string) {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(text);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return DynamoDBDocumentClient.from(localClient(`http://127.0.0.1:${address.port}`));
  }

  /** Cut off, torn open, of another form, and as a page of something that stands between. */
  const GARBAGE = [
    [200, PACK],
    [200, `{"Items": [{"deck": {"S": "${PACK}`],
    [200, `{"Items": [${PACK}]}`],
    [200, `{"Items": [{"deck": {"${PACK}": "${PACK}"}}]}`],
    [200, `{"Items": [{"pk": {"S": "${PACK}"}, "sk": {"S": "HEAD#LIVE"}, "deck": {"N": "${PACK}"}}]}`],
    [200, `<html>${PACK}</html>`],
    [400, PACK],
    [400, `<html>${PACK}</html>`],
  ] as const;

  it('the SDK does quote it', async () => {
    const client = await storeThatSays(200, `{"Items": [${PACK}]}`);
    const get = client.send(new GetCommand({ TableName: 't', Key: { pk: '1' } }));
    await expect(get).rejects.toThrow(/C2/);
  });

  const rows = GARBAGE.map(([status, text]) => [`${status} ${text.slice(0, 24)}`, status, text] as const);

  it.each(rows)('nothing of it is logged: %s', async (_, status, text) => {
    const client = await storeThatSays(status, text);
    const api = await openApi({ store: makeDynamoStore({ client, table: 't' }) });
    const token = newToken(newPlayerId());
    const query = `{ match(id: "${newMatchId()}") { deal { hands { cards } } } }`;
    await call(api.send, { query }, { token });
    await call(api.send, { query });
    await call(api.send, { query: 'mutation { signUp(input: { name: "Vera" }) { token } }' });
    const cards = new RegExp(`\\b(${PACK.replaceAll(' ', '|')})\\b`);
    for (const entry of api.log) expect(JSON.stringify(entry)).not.toMatch(cards);
    expect(api.log.length).toBeGreaterThan(0);
  });
});

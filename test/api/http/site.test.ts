// The site's files over a real socket: what is served, how it may be kept, and what cannot be reached.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalFront, openLocal } from './fronts.ts';
import { openTinyApi } from './tiny-api.ts';

const PAGE = '<!doctype html><title>bridge</title>';
const OUTSIDE = 'outside the site';

describe('the site', () => {
  let front: LocalFront;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'site-'));
    const dist = join(directory, 'dist');
    await mkdir(join(dist, 'assets', 'folder.js'), { recursive: true });
    await writeFile(join(dist, 'index.html'), PAGE);
    await writeFile(join(dist, 'assets', 'index-a1b2.js'), 'export {};');
    await writeFile(join(dist, 'icon.svg'), '<svg/>');
    await writeFile(join(dist, 'manifest.webmanifest'), '{}');
    await writeFile(join(dist, 'service-worker.js'), 'self;');
    await writeFile(join(dist, '.hidden.txt'), OUTSIDE);
    await writeFile(join(directory, 'secret.txt'), OUTSIDE);
    await mkdir(`${dist}-other`);
    await writeFile(join(`${dist}-other`, 'secret.txt'), OUTSIDE);
    front = await openLocal((await openTinyApi()).handler, dist);
  });
  afterAll(async () => {
    await front.close();
    await rm(directory, { recursive: true });
  });

  const get = (path: string, method = 'GET') => front.ask(path, { method });

  it.each(['/', '/index.html', '/match/1234', '/join', '/join?x=1', '/graphql/', '/api'])(
    '%s is the page',
    async path => {
      const got = await get(path);
      expect(got).toMatchObject({ status: 200, body: PAGE });
      expect(got.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; script-src 'self'",
      });
    },
  );

  it('serves hashed assets for ever, other files not', async () => {
    const asset = await get('/assets/index-a1b2.js');
    expect(asset).toMatchObject({ status: 200, body: 'export {};' });
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const icon = await get('/icon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  });

  it.each([
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s comes with its type and is asked for anew each time', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  });

  it('answers HEAD as GET without a body', async () => {
    const got = await get('/match/1', 'HEAD');
    expect(got).toMatchObject({ status: 200, body: '' });
    expect(got.headers).toMatchObject({ 'content-length': String(PAGE.length) });
  });

  it('refuses HEAD on the API', async () => {
    expect((await get('/graphql', 'HEAD')).status).toBe(405);
  });

  it.each(['/missing.js', '/assets/missing.css', '/assets/folder.js', '/favicon.ico'])(
    '%s is not found',
    async path => {
      expect(await get(path)).toMatchObject({ status: 404, body: 'Not found\n' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('%s is not for pages', async method => {
    const got = await get('/match/1', method);
    expect(got.status).toBe(405);
    expect(got.headers).toHaveProperty('allow', 'GET, HEAD');
  });

  // Sent as they are: URL parsers of clients would tidy most of them up.
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/../dist-other/secret.txt',
    '/.hidden.txt',
    '/secret.txt%00.js',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    '//../secret.txt',
    'http://bridge.example/../secret.txt',
    '*',
  ])('%s leads nowhere', async target => {
    const answer = await raw(front.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain(OUTSIDE);
  });

  it('survives a client that leaves in the middle', async () => {
    const socket = connect(front.port, '127.0.0.1');
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"query"');
    await once(socket, 'connect');
    socket.destroy();
    expect((await get('/')).status).toBe(200);
    expect(front.log).toEqual([]);
  });

  it('refuses a body without end after the limit', async () => {
    const socket = connect(front.port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    for (let sent = 0; sent < 5; sent++) socket.write(`2000\r\n${' '.repeat(0x2000)}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('says so while the site is not built', async () => {
    const unbuilt = await openLocal((await openTinyApi()).handler, join(directory, 'nothing'));
    expect(await unbuilt.ask('/', { method: 'GET' })).toMatchObject({
      status: 404,
      body: 'The site is not built yet\n',
    });
    await unbuilt.close();
  });
});

async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

// The page at /developers: all of the guide and all of the schema, nothing that the content policy would not allow.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeDefs } from '../../api/schema.generated.ts';
import { buildSite } from '../../infra/bundle.ts';
import { markdownHtml } from '../../web/reference/markdown.ts';
import { developersPage } from '../../web/reference/page.ts';
import { currentPage, developers } from '../../web/reference/plugin.ts';
import { type LocalFront, openLocal } from '../api/http/fronts.ts';
import { openTinyApi } from '../api/http/tiny-api.ts';

const page = currentPage('/assets/developers.css');
const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the page', () => {
  it('has every type, field and value of the schema, each under its own anchor', () => {
    const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
      ({ name }) => !/^(__.*|ID|Int|String|Boolean|Float)$/.test(name),
    );
    const members = types.flatMap(type => {
      if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
      const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
      return hasFields ? Object.keys(type.getFields()).map(name => `${type.name}.${name}`) : [];
    });
    expect(anchors).toEqual(expect.arrayContaining([...types.map(({ name }) => name), ...members]));
  });

  it('has each anchor once, and leads nowhere else within itself', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter(id => !anchors.includes(id))).toEqual([]);
    expect(page).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s);
  });

  it('has the chapters of the guide and its commands as they are', () => {
    expect(anchors).toEqual(
      expect.arrayContaining(['ten-minutes-with-curl', 'refusals', 'limits-and-costs']),
    );
    expect(page).toContain('curl -sS &quot;$SITE/graphql&quot;');
  });

  it('has nothing inline, nothing from elsewhere and no script', () => {
    expect(page.match(/<script|<style|<[^>]*\s(style|on\w+)=|href=.javascript:/i)?.[0]).toBeUndefined();
    const loaded = [...page.matchAll(/<(?:link|img)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(loaded).toEqual(['/favicon.svg', '/assets/developers.css']);
  });

  it('escapes what descriptions hold', () => {
    const schema =
      '"<script>alert(1)</script> `a<b` & [x](javascript:alert)" type Query { "\\"&<" a(b: String = "<\\""): Int }';
    const own = developersPage({
      schema,
      guide: '# <b>\n\n## A & B\n\n[x](javascript:1) `<i>`',
      stylesheet: '/s.css',
    });
    expect(own).not.toMatch(/<(script|b|i)>|href="javascript/);
    expect(own).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <code>a&lt;b</code> &amp; x');
    expect(own).toContain('<h2 id="a-b">A &amp; B</h2>');
  });
});

describe('Markdown', () => {
  it.each([
    ['a paragraph of\ntwo lines', '<p>a paragraph of two lines</p>'],
    ['## A heading\ntext', '<h2 id="a-heading">A heading</h2>\n<p>text</p>'],
    ['- one\n  goes on\n- two', '<ul><li>one goes on</li>\n<li>two</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li>\n<li>two</li></ol>'],
    [
      '```sh\n# no heading\n\n- a < b\n```\nafter',
      '<pre><code># no heading\n\n- a &lt; b</code></pre>\n<p>after</p>',
    ],
    [
      '| a | b |\n|---|---|\n| `c` | **d** |',
      '<div class="wide"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\n<tr><td><code>c</code></td><td><strong>d</strong></td></tr>\n</tbody></table></div>',
    ],
    [
      '[out](https://a.example/?b&c) and [within](other.md)',
      '<p><a href="https://a.example/?b&amp;c">out</a> and within</p>',
    ],
  ])('%s', (markdown, html) => {
    expect(markdownHtml(markdown)).toBe(html);
  });
});

describe('as a part of the site', () => {
  let directory: string;
  let front: LocalFront;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'developers-'));
    await buildSite({ outdir: directory });
    front = await openLocal((await openTinyApi()).handler, directory);
  });
  afterAll(async () => {
    await front.close();
    await rm(directory, { recursive: true });
  });

  it('is built as a file beside the site, with a style sheet under a name that changes with it', async () => {
    expect(developers().name).toBe('developers');
    const built = await readFile(join(directory, 'developers.html'), 'utf8');
    const [sheet = ''] = /\/assets\/developers-[\w-]{8}\.css/.exec(built) ?? [];
    expect(built).toBe(currentPage(sheet));
    expect((await front.ask(sheet, { method: 'GET' })).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  });

  it.each(['/developers', '/developers/', '/developers?x', '/developers.html'])(
    '%s is served with the policy',
    async path => {
      const got = await front.ask(path, { method: 'GET' });
      expect(got.status).toBe(200);
      expect(got.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(got.headers['content-security-policy']).toBeDefined();
      expect(got.body).toContain('<title>Half-open bridge for developers</title>');
    },
  );

  it('leaves every other address to the site', async () => {
    for (const path of ['/', '/developers/x', '/developersx']) {
      expect((await front.ask(path, { method: 'GET' })).body).toContain('<div id="app">');
    }
  });
});

// Requests as no honest client sends them: real operations with something spoilt in the query, its variables, the
// headers, the body or the token. The same ones for the same seed.
import type { Sent } from '../http/fronts.ts';
import { below, pick, type Random } from './random.ts';
import { everyOperation } from './selection.ts';

export interface Known {
  /** Of players and programs that there are. */
  readonly tokens: readonly string[];
  readonly ids: readonly string[];
  readonly versions: readonly number[];
  readonly inviteCode: string;
}

type Variables = Readonly<Record<string, unknown>>;

interface Operation {
  readonly query: string;
  readonly variables: Variables;
}

const READS = ['viewer', 'match', 'node', 'invitation', 'openMatches', 'rulePresets'].flatMap(everyOperation);

const INPUTS: Readonly<Record<string, readonly [name: string, type: string]>> = {
  signUp: ['name', 'String!'],
  createMatch: ['preset', 'String!'],
  joinMatch: ['inviteCode', 'String'],
  signInWithCode: ['code', 'String!'],
  deleteAccount: ['name', 'String!'],
  revokeToken: ['id', 'ID!'],
  removePasskey: ['id', 'ID!'],
};

const MOVES: Readonly<Record<string, string>> = {
  MakeCall: 'call',
  PlayCard: 'card',
  Claim: 'tricks',
  AnswerClaim: 'accept',
  Concede: 'version',
};

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '💥'.repeat(30),
  'x'.repeat(3000),
  "'; DROP TABLE players; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  'PLAYER#x',
  'S1',
  '8C',
  'PASS',
  'SA',
  [],
  [[[[]]]],
  {},
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'),
];

function strange(random: Random): unknown {
  const value = pick(random, STRANGE);
  return random() < 0.1 ? { nested: [value, value] } : value;
}

/**
 * What it changes, it would be refused for: the names are too long, the codes and versions wrong. A payload is asked for
 * its refusal twice, so that no piece can be cut out that leaves the rest a mutation that does not say it.
 */
function plainOperation(random: Random, known: Known): Operation {
  const id = pick(random, known.ids);
  if (random() < 0.4) return { query: pick(random, READS), variables: { id, code: known.inviteCode } };
  if (random() < 0.5) {
    const [type, field] = pick(random, Object.entries(MOVES));
    const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const input = { matchId: id, version: pick(random, known.versions), [field]: strange(random) };
    const query = `mutation ($input: ${type}Input!) { ${name}(input: $input) { refusal { code } match { id version } refusal { code message } } }`;
    return { query, variables: { input } };
  }
  const [name, [field]] = pick(random, Object.entries(INPUTS));
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { refusal { code message } } }`;
  return { query, variables: { input: { [field]: strange(random) } } };
}

const SNIPPETS = [
  '{',
  '}',
  '(',
  ')',
  '...',
  '$',
  '@',
  '"',
  '"""',
  '#',
  '\n',
  '\u0000',
  '!',
  ':',
  '[',
  '&',
  '|',
];
const WORDS = [
  'fragment F on Match { ...F }',
  '@include(if: $x)',
  '@skip(if: null)',
  '... on Query { viewer { id } }',
  '__schema { types { name } }',
  'subscription',
  'first: 100000',
  'first: -1',
  'after: "AAAA"',
  '\ufeff',
  '"\\u{110000}"',
];

function spoiltText(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  const length = below(random, random() < 0.2 ? 200 : 8);
  const put = random() < 0.3 ? pick(random, WORDS) : random() < 0.5 ? pick(random, SNIPPETS) : '';
  const copy = random() < 0.1 ? text.slice(at, at + 400).repeat(1 + below(random, 30)) : '';
  return text.slice(0, at) + put + copy + text.slice(at + length);
}

function spoiltVariables(random: Random, variables: Variables): unknown {
  if (random() < 0.2) return strange(random);
  const names = Object.keys(variables);
  const changed = names.map(name => [name, random() < 0.5 ? strange(random) : variables[name]]);
  const extra = random() < 0.3 ? [[JSON.stringify(strange(random)), strange(random)]] : [];
  return Object.fromEntries([...changed, ...extra]);
}

function deep(levels: number): string {
  return `{"query":"{ viewer { id } }","variables":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

function spoiltBody(random: Random, body: string): string | Buffer {
  const kind = below(random, 8);
  if (kind === 0) return body.slice(0, below(random, body.length));
  if (kind === 1) return `[${body},${body}]`;
  if (kind === 2) return deep(1 + below(random, 5000));
  if (kind === 3) return body + ' '.repeat(below(random, 40_000));
  if (kind === 4) return JSON.stringify(strange(random)) ?? '';
  if (kind === 5) return spoiltText(random, body);
  const bytes = Buffer.from(body);
  for (let times = 1 + below(random, 5); times > 0; times -= 1)
    bytes[below(random, bytes.length)] = below(random, 256);
  return bytes;
}

const printable = (random: Random, length: number) =>
  String.fromCharCode(...Array.from({ length }, () => 33 + below(random, 94)));

function spoiltToken(random: Random, token: string): string {
  const kind = below(random, 5);
  if (kind === 0) return token.slice(0, below(random, token.length));
  if (kind === 1) return `${token}${printable(random, 1 + below(random, 2000))}`;
  if (kind === 2) return `hob_${printable(random, 59)}`;
  if (kind === 3) return printable(random, below(random, 200));
  const at = 4 + below(random, token.length - 4);
  return `${token.slice(0, at)}${token.charAt(at) === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '' },
  { accept: 'text/html' },
  { accept: 'multipart/mixed; deferSpec=20220824, application/json' },
  { accept: '*/*;q=0' },
  { 'accept-language': 'ru'.repeat(500) },
  { 'accept-language': '*;q=9,,;;' },
  { origin: 'null' },
  { origin: 'https://[', 'sec-fetch-site': 'same-origin' },
  { host: '', 'x-forwarded-host': 'a b' },
  { 'x-forwarded-for': '1.2.3.4, evil' },
  { 'x-forwarded-proto': 'gopher' },
  { cookie: 'hob=; hob=a; __Host-hob=b; =c; ;;' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'apollo-require-preflight': '1', 'x-apollo-operation-name': '{' },
];

/** One or two things are spoilt; by whom it comes may be honest. */
export function spoiltRequest(random: Random, known: Known): Sent {
  const operation = plainOperation(random, known);
  const token = pick(random, known.tokens);
  const spoils = new Set([below(random, 5), below(random, 8)]);
  const query = spoils.has(0) ? spoiltText(random, operation.query) : operation.query;
  const variables = spoils.has(1) ? spoiltVariables(random, operation.variables) : operation.variables;
  const whole = JSON.stringify({
    query,
    variables,
    ...(random() < 0.05 && { operationName: strange(random) }),
  });
  const body = spoils.has(2) ? spoiltBody(random, whole) : whole;
  const sender = spoils.has(3) ? spoiltToken(random, token) : token;
  const signed = random() < 0.8 ? { authorization: `Bearer ${sender}` } : { cookie: `hob=${sender}` };
  const headers = { ...(random() < 0.9 && signed), ...(spoils.has(4) && pick(random, HEADERS)) };
  const method =
    random() < 0.02 ? { method: pick(random, ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']) } : {};
  return { ...method, headers, body };
}

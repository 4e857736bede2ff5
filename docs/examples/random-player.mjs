// One seat, played at random until the match ends, as a guest of its own:
//   node docs/examples/random-player.mjs http://localhost:4000              makes a match and prints the link for the others
//   node docs/examples/random-player.mjs http://localhost:4000/join#CODE    sits down at that match
// It looks every POLL_MS milliseconds (3000), less often when nothing moves, and waits when it is told to.
const { origin, hash } = new URL(process.argv[2] ?? 'http://localhost:4000');
const [inviteCode, preset, deals] = [
  hash.slice(1),
  process.env.PRESET ?? 'book',
  Number(process.env.DEALS ?? 0),
];
const pace = Number(process.env.POLL_MS ?? 3000);
const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
let token = '';

/** One operation: its data. Comes back when it is told to, and tries again when the network fails: moves may be repeated. */
async function ask(query, variables, triesLeft = 5) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  }).catch(() => null);
  const isTransient = response === null || response.status === 429 || response.status >= 500;
  if (isTransient && triesLeft > 0) {
    await sleep(1000 * Number(response?.headers.get('retry-after') ?? 6 - triesLeft));
    return ask(query, variables, triesLeft - 1);
  }
  const { data, errors } = (await response?.json()) ?? { errors: [{ message: 'no answer' }] };
  if (errors) throw new Error(`${errors[0].extensions?.code}: ${errors[0].message}`);
  return data;
}

/** One mutation: its payload, with a refusal or without. */
async function change(field, input, selection) {
  const type = `${field[0].toUpperCase()}${field.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { answer: ${field}(input: $input) { ${selection} refusal { code message } } }`;
  return (await ask(query, { input })).answer;
}

function settled({ refusal, ...answer }) {
  if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`);
  return answer;
}

const TABLE = `id version status viewerSeats legalCalls legalCards legalAnswer score { winner northSouth { total } eastWest { total } }`;
const look = async id => (await ask(`query ($id: ID!) { match(id: $id) { ${TABLE} } }`, { id })).match;
const versionOf = async id =>
  (await ask('query ($id: ID!) { match(id: $id) { version } }', { id })).match.version;

async function sitDown() {
  if (inviteCode) return settled(await change('joinMatch', { inviteCode }, `match { ${TABLE} }`)).match;
  const rules = deals > 0 ? { length: { unit: 'deal', count: deals } } : {};
  // The id is ours, so that the same request may be sent twice.
  const input = { id: crypto.randomUUID(), preset, rules };
  const made = settled(await change('createMatch', input, `inviteCode match { ${TABLE} }`));
  console.log(`Join it at ${origin}/join#${made.inviteCode}`);
  return made.match;
}

const anyOf = list => list[Math.floor(Math.random() * list.length)];

/** The table after our move, or after a look when it has moved on meanwhile; null when it is not ours to move. */
async function move({ id, version, legalCalls, legalCards, legalAnswer }) {
  const at = { matchId: id, version };
  const selection = `match { ${TABLE} }`;
  // Passes more often than not and never jumps: bid at random, auctions would go on for ever.
  const call = Math.random() < 0.6 ? 'PASS' : anyOf(legalCalls.slice(0, 3));
  if (legalAnswer) return (await change('answerClaim', { ...at, accept: true }, selection)).match;
  if (legalCards.length > 0)
    return (await change('playCard', { ...at, card: anyOf(legalCards) }, selection)).match;
  return legalCalls.length > 0 ? (await change('makeCall', { ...at, call }, selection)).match : null;
}

/** Waits for the version to change: at our pace while the table is lively, up to twenty times slower when it is quiet. */
async function waited({ id, version }) {
  for (let wait = pace; ; wait = Math.min(wait * 1.1, pace * 20)) {
    await sleep(wait);
    if ((await versionOf(id)) !== version) return look(id);
  }
}

({ token } = settled(await change('signUp', { name: 'Random player' }, 'token')));
let match = await sitDown();
while (match.status === 'WAITING' || match.status === 'IN_PROGRESS')
  match = (await move(match)) ?? (await waited(match));
const { northSouth, eastWest, winner } = match.score;
const isOurs = ['NORTH', 'SOUTH'].includes(match.viewerSeats[0]) === (winner === 'NORTH_SOUTH');
console.log(
  `${match.status}, ${northSouth.total} : ${eastWest.total}, ${winner ? (isOurs ? 'won' : 'lost') : 'drawn'}`,
);

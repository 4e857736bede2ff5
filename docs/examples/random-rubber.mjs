// Two programs play a match to its end:  node docs/examples/random-rubber.mjs [http://localhost:4000 [book|bridge]]
const [site = 'http://localhost:4000', preset = 'book'] = process.argv.slice(2);

/** One operation: its data, or an error that says what the API said. */
async function ask(query, variables, token) {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${response.status}: ${errors[0].message}`);
  return data;
}

/** One mutation: its payload. A refusal is an expected "no"; these players do nothing that could be refused. */
async function change(field, input, selection, token) {
  const type = `${field[0].toUpperCase()}${field.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { answer: ${field}(input: $input) { ${selection} refusal { code message } } }`;
  const { answer } = await ask(query, { input }, token);
  if (answer.refusal) throw new Error(`${answer.refusal.code}: ${answer.refusal.message}`);
  return answer;
}

const TABLE = `id version status turn { player { id } } legalCalls legalCards deal { number }
  score { northSouth { total } eastWest { total } winner }`;

async function signUp(name) {
  const { token, player } = await change('signUp', { name }, 'token player { id name }');
  return { token, ...player };
}

const anyOf = list => list[Math.floor(Math.random() * list.length)];

/** Doubles whatever it may, else passes more often than not and bids low: a doubled contract made is a game, so the rubber ends. */
function move({ id, version, legalCalls, legalCards }, token) {
  const at = { matchId: id, version };
  if (legalCards.length > 0)
    return change('playCard', { ...at, card: anyOf(legalCards) }, `match { ${TABLE} }`, token);
  const double = legalCalls.find(call => call.startsWith('X'));
  const call = double ?? (Math.random() < 0.6 ? 'PASS' : anyOf(legalCalls.slice(0, 3)));
  return change('makeCall', { ...at, call }, `match { ${TABLE} }`, token);
}

const [anna, boris] = [await signUp('Anna'), await signUp('Boris')];
const { inviteCode } = await change('createMatch', { preset }, 'inviteCode', anna.token);
let { match } = await change('joinMatch', { inviteCode }, `match { ${TABLE} }`, boris.token);
console.log(`Watch it at ${site}/match/${match.id}`);

let moves = 0;
while (match.status === 'IN_PROGRESS') {
  const mover = [anna, boris].find(({ id }) => id === match.turn.player.id);
  const seen = await ask(`query ($id: ID!) { match(id: $id) { ${TABLE} } }`, { id: match.id }, mover.token);
  match = (await move(seen.match, mover.token)).match;
  moves += 1;
}
const { northSouth, eastWest, winner } = match.score;
console.log(
  `${moves} moves, ${match.deal.number} deals, ${northSouth.total} : ${eastWest.total}, ${winner ?? 'drawn'}`,
);

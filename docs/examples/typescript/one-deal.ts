// Two guests play a match of one deal:  node docs/examples/typescript/one-deal.ts [http://localhost:4000]
import { type Ask, clientOf } from './client.ts';
import type { TablePartsFragment } from './operations.generated.ts';
import { CREATE_MATCH, JOIN_MATCH, MAKE_CALL, PLAY_CARD, SIGN_UP, TABLE } from './operations.ts';

const site = process.argv[2] ?? 'http://localhost:4000';

interface Refused {
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** These players do nothing that could be refused. */
function settled<Payload extends Refused>(payload: Payload): Payload {
  if (payload.refusal !== null) throw new Error(`${payload.refusal.code}: ${payload.refusal.message}`);
  return payload;
}

function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('something that must be there is not');
  return value;
}

interface Player {
  readonly id: string;
  readonly ask: Ask;
}

async function signUp(name: string): Promise<Player> {
  const { token, player } = settled((await clientOf(site, null)(SIGN_UP, { input: { name } })).signUp);
  return { id: there(player).id, ask: clientOf(site, there(token)) };
}

/** The first bid is one club and everything else a pass; then the first legal card is played. */
async function move({ ask }: Player, table: TablePartsFragment): Promise<TablePartsFragment> {
  const { matchId, version } = { matchId: table.id, version: table.version };
  const [card] = table.legalCards;
  if (card !== undefined) {
    const { playCard } = await ask(PLAY_CARD, { input: { matchId, version, card } });
    return there(settled(playCard).match);
  }
  const call = table.legalCalls.includes('1C') ? '1C' : 'PASS';
  const { makeCall } = await ask(MAKE_CALL, { input: { matchId, version, call } });
  return there(settled(makeCall).match);
}

const [anna, boris] = [await signUp('Anna'), await signUp('Boris')];
const rules = { length: { unit: 'deal', count: 1 } };
const made = settled((await anna.ask(CREATE_MATCH, { input: { preset: 'book', rules } })).createMatch);
const input = { inviteCode: there(made.inviteCode) };
let table = there(settled((await boris.ask(JOIN_MATCH, { input })).joinMatch).match);
while (table.status === 'IN_PROGRESS') {
  const mover = table.turn?.player.id === anna.id ? anna : boris;
  const { match } = await mover.ask(TABLE, { id: table.id });
  table = await move(mover, there(match));
}
const { level, denomination, declarer } = there(table.deal?.contract);
console.log(
  `${level} ${denomination} by ${declarer}: ${table.deal?.result?.tricksByDeclarer} tricks, ${table.status}`,
);

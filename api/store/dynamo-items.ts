// Parse functions of all items but the heads. What stands in the key is not stored a second time.
import { parseMatchId, parsePlayerId } from '../ids.ts';
import { parseLine } from './dynamo-scores.ts';
import type { FinishedDeal, Membership, StoredPlayer } from './items.ts';
import { type Fields, known, list, malformed, text, whole } from './stored.ts';

const DEAL_SORT = /^DEAL#(\d{4})$/;
/** Of a membership, or of an open match. */
const MATCH_SORT = /^(?:(?:ACTIVE|FINISHED)#)?([^#]+)#([^#]+)$/;

export function parseDeal(item: Fields): FinishedDeal {
  const { sk, ver, rec, lines } = item;
  const [, number] = DEAL_SORT.exec(text(sk)) ?? malformed();
  return {
    number: whole(Number(number)),
    version: whole(ver),
    record: text(rec),
    lines: list(lines).map(parseLine),
  };
}

export function parseMembership(item: Fields): Membership {
  const { sk } = item;
  const [, createdAt, matchId] = MATCH_SORT.exec(text(sk)) ?? malformed();
  return { matchId: known(parseMatchId(text(matchId))), createdAt: text(createdAt) };
}

export function parsePlayer(item: Fields): StoredPlayer {
  const { pk, name, at } = item;
  const id = known(parsePlayerId(text(pk).slice('PLAYER#'.length)));
  return { id, name: text(name), createdAt: text(at) };
}

// The store on DynamoDB: one request a call, batch reads apart; no scans, no transactions.
import { countsIn, deviceCodesIn } from './dynamo-codes.ts';
import { dealsIn, matchesIn } from './dynamo-matches.ts';
import { challengesIn, passkeysIn } from './dynamo-passkeys.ts';
import { invitationsIn, membershipsIn, openMatchesIn, playersIn } from './dynamo-players.ts';
import type { Table } from './dynamo-requests.ts';
import { sessionsIn } from './dynamo-sessions.ts';
import type { Store } from './store.ts';

export function makeDynamoStore(table: Table): Store {
  return {
    ...matchesIn(table),
    ...dealsIn(table),
    ...membershipsIn(table),
    ...openMatchesIn(table),
    ...invitationsIn(table),
    ...playersIn(table),
    ...sessionsIn(table),
    ...passkeysIn(table),
    ...challengesIn(table),
    ...deviceCodesIn(table),
    ...countsIn(table),
  };
}

// The store on DynamoDB: one request a call, batch reads apart; no scans, no transactions.
import { dealsIn, matchesIn } from './dynamo-matches.ts';
import { invitationsIn, membershipsIn, playersIn } from './dynamo-players.ts';
import type { Table } from './dynamo-requests.ts';
import type { Store } from './store.ts';

export function makeDynamoStore(table: Table): Store {
  return {
    ...matchesIn(table),
    ...dealsIn(table),
    ...membershipsIn(table),
    ...invitationsIn(table),
    ...playersIn(table),
  };
}

// Players, their sessions and memberships, and invitations in the table.
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { parseMatchId } from '../ids.ts';
import { parseMembership, parsePlayer } from './dynamo-items.ts';
import { getItem, putItem, type Table } from './dynamo-requests.ts';
import {
  invitationKey,
  membershipKey,
  membershipPrefix,
  playerPartition,
  profileKey,
  sessionKey,
} from './keys.ts';
import type { Store } from './store.ts';
import { known, parseStored, text } from './stored.ts';

type Memberships = Pick<Store, 'putMembership' | 'deleteMembership' | 'listMemberships'>;
type Invitations = Pick<Store, 'putInvitation' | 'readInvitation'>;
type Players = Pick<Store, 'putPlayer' | 'readPlayer' | 'putSession' | 'readSession'>;

export function membershipsIn(table: Table): Memberships {
  return {
    putMembership: (player, membership, state) =>
      putItem(table, membershipKey(player, membership, state), {}),
    async deleteMembership(player, membership, state) {
      const Key = membershipKey(player, membership, state);
      await table.client.send(new DeleteCommand({ TableName: table.table, Key }));
    },
    async listMemberships(player, state, { first, after }) {
      const { Items } = await table.client.send(
        new QueryCommand({
          TableName: table.table,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :state)',
          ExpressionAttributeValues: { ':pk': playerPartition(player), ':state': membershipPrefix(state) },
          ScanIndexForward: false,
          Limit: first,
          ...(after && { ExclusiveStartKey: membershipKey(player, after, state) }),
        }),
      );
      return (Items ?? []).map(item => parseStored(item, parseMembership));
    },
  };
}

export function invitationsIn(table: Table): Invitations {
  return {
    putInvitation: ({ code, matchId }) => putItem(table, invitationKey(code), { match: matchId }),
    async readInvitation(code, options) {
      const item = await getItem(table, invitationKey(code), options);
      if (item === null) return null;
      return parseStored(item, ({ match }) => ({ code, matchId: known(parseMatchId(text(match))) }));
    },
  };
}

export function playersIn(table: Table): Players {
  return {
    putPlayer: ({ id, name, createdAt }) => putItem(table, profileKey(id), { name, at: createdAt }),
    async readPlayer(id, options) {
      const item = await getItem(table, profileKey(id), options);
      return item === null ? null : parseStored(item, parsePlayer);
    },
    putSession: ({ player, hash, createdAt }) => putItem(table, sessionKey(player, hash), { at: createdAt }),
    async readSession(player, hash, options) {
      const item = await getItem(table, sessionKey(player, hash), options);
      return item === null ? null : parseStored(item, ({ at }) => ({ player, hash, createdAt: text(at) }));
    },
  };
}

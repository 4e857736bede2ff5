// Players and their memberships, invitations and open matches in the table.
import { parseMatchId } from '../ids.ts';
import { parseMembership, parsePlayer } from './dynamo-items.ts';
import { deleteItem, getItem, putItem, queryItems, startingWith, type Table } from './dynamo-requests.ts';
import {
  invitationKey,
  membershipKey,
  membershipPrefix,
  OPEN_PARTITION,
  openMatchKey,
  playerPartition,
  profileKey,
} from './keys.ts';
import type { MatchStore } from './store.ts';
import { known, parseStored, text } from './stored.ts';

type Memberships = Pick<MatchStore, 'putMembership' | 'deleteMembership' | 'listMemberships'>;
type OpenMatches = Pick<MatchStore, 'putOpenMatch' | 'deleteOpenMatch' | 'listOpenMatches'>;
type Invitations = Pick<MatchStore, 'putInvitation' | 'readInvitation' | 'deleteInvitation'>;
type Players = Pick<MatchStore, 'putPlayer' | 'readPlayer' | 'deletePlayer'>;

export function membershipsIn(table: Table): Memberships {
  return {
    putMembership: (player, membership, state) =>
      putItem(table, membershipKey(player, membership, state), {}),
    deleteMembership: (player, membership, state) =>
      deleteItem(table, membershipKey(player, membership, state)),
    async listMemberships(player, state, { first, after, consistent = false }) {
      const stretch = { pk: playerPartition(player), ...startingWith(membershipPrefix(state)), consistent };
      const page = { first, after: after && membershipKey(player, after, state) };
      const items = await queryItems(table, stretch, page);
      return items.map(item => parseStored(item, parseMembership));
    },
  };
}

export function openMatchesIn(table: Table): OpenMatches {
  return {
    putOpenMatch: open => putItem(table, openMatchKey(open), {}),
    deleteOpenMatch: open => deleteItem(table, openMatchKey(open)),
    async listOpenMatches({ first, after }) {
      // Every sort key begins with a year.
      const stretch = { pk: OPEN_PARTITION, from: '0', to: '~' };
      const items = await queryItems(table, stretch, { first, after: after && openMatchKey(after) });
      return items.map(item => parseStored(item, parseMembership));
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
    deleteInvitation: code => deleteItem(table, invitationKey(code)),
  };
}

export function playersIn(table: Table): Players {
  return {
    putPlayer: ({ id, name, createdAt }) => putItem(table, profileKey(id), { name, at: createdAt }),
    async readPlayer(id, options) {
      const item = await getItem(table, profileKey(id), options);
      return item === null ? null : parseStored(item, parsePlayer);
    },
    deletePlayer: id => deleteItem(table, profileKey(id)),
  };
}

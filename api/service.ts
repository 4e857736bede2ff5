// The service as the resolvers use it: all orchestration between engine and store, split by subject.
import { exportAccount } from './service/account-data.ts';
import { deleteAccount, resumeDeletion } from './service/account-deletion.ts';
import { readPlayer, signIn, signUp } from './service/accounts.ts';
import { listDeals, readDeal, readScoreLines } from './service/deals.ts';
import type { Dependencies } from './service/dependencies.ts';
import { createDeviceCode, takeDeviceCode } from './service/device-codes.ts';
import { exportMatch } from './service/exports.ts';
import { readHistory } from './service/history.ts';
import { listMatches, listOpenMatches, readInvitation, readMatch } from './service/matches.ts';
import { makeMove } from './service/moves.ts';
import {
  addPasskey,
  listPasskeys,
  provePlayer,
  readPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startSignIn,
} from './service/passkeys.ts';
import { createMatch, invitedMatch, joinMatch } from './service/seating.ts';
import { createToken, listTokens, readToken, revokeToken, signOut } from './service/tokens.ts';

export type Service = ReturnType<typeof makeService>;

export function makeService(deps: Dependencies) {
  return {
    signUp: bound(deps, signUp),
    signIn: bound(deps, signIn),
    signOut: bound(deps, signOut),
    createToken: bound(deps, createToken),
    revokeToken: bound(deps, revokeToken),
    token: bound(deps, readToken),
    tokens: bound(deps, listTokens),
    createDeviceCode: bound(deps, createDeviceCode),
    takeDeviceCode: bound(deps, takeDeviceCode),
    accountData: bound(deps, exportAccount),
    deleteAccount: bound(deps, deleteAccount),
    resumeDeletion: bound(deps, resumeDeletion),
    player: bound(deps, readPlayer),
    createMatch: bound(deps, createMatch),
    joinMatch: bound(deps, joinMatch),
    invitedMatch: bound(deps, invitedMatch),
    invitation: bound(deps, readInvitation),
    match: bound(deps, readMatch),
    matches: bound(deps, listMatches),
    openMatches: bound(deps, listOpenMatches),
    move: bound(deps, makeMove),
    deal: bound(deps, readDeal),
    deals: bound(deps, listDeals),
    scoreLines: bound(deps, readScoreLines),
    history: bound(deps, readHistory),
    export: bound(deps, exportMatch),
    startPasskey: bound(deps, startPasskey),
    addPasskey: bound(deps, addPasskey),
    renamePasskey: bound(deps, renamePasskey),
    removePasskey: bound(deps, removePasskey),
    passkey: bound(deps, readPasskey),
    passkeys: bound(deps, listPasskeys),
    startSignIn: bound(deps, startSignIn),
    provePlayer: bound(deps, provePlayer),
  };
}

function bound<Args extends readonly unknown[], Answer>(
  deps: Dependencies,
  act: (deps: Dependencies, ...args: Args) => Answer,
): (...args: Args) => Answer {
  return (...args) => act(deps, ...args);
}

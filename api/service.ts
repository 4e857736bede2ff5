// The service as the resolvers use it: all orchestration between engine and store, split by subject.
import { readPlayer, signUp } from './service/accounts.ts';
import { listDeals, readDeal, readScoreLines } from './service/deals.ts';
import type { Dependencies } from './service/dependencies.ts';
import { exportMatch } from './service/exports.ts';
import { listMatches, readInvitation, readMatch } from './service/matches.ts';
import { makeMove } from './service/moves.ts';
import { createMatch, joinMatch } from './service/seating.ts';

export type Service = ReturnType<typeof makeService>;

export function makeService(deps: Dependencies) {
  return {
    signUp: bound(deps, signUp),
    player: bound(deps, readPlayer),
    createMatch: bound(deps, createMatch),
    joinMatch: bound(deps, joinMatch),
    invitation: bound(deps, readInvitation),
    match: bound(deps, readMatch),
    matches: bound(deps, listMatches),
    move: bound(deps, makeMove),
    deal: bound(deps, readDeal),
    deals: bound(deps, listDeals),
    scoreLines: bound(deps, readScoreLines),
    export: bound(deps, exportMatch),
  };
}

function bound<Args extends readonly unknown[], Answer>(
  deps: Dependencies,
  act: (deps: Dependencies, ...args: Args) => Answer,
): (...args: Args) => Answer {
  return (...args) => act(deps, ...args);
}

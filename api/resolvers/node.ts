// Anything by its id: a match for whoever may watch it, a token or passkey for its owner, a player for callers.
import { type Context, viewerOf } from '../context.ts';
import { parseMatchId, parsePlayerId } from '../ids.ts';
import type { NodeResolvers } from '../schema.generated.ts';
import type { SeenPasskey } from '../service/passkeys.ts';
import type { MatchSight, SeenPlayer } from '../service/sight.ts';
import type { SeenToken } from '../service/tokens.ts';
import type { Service } from '../service.ts';

export type SeenNode = MatchSight | SeenToken | SeenPasskey | SeenPlayer;

/** Null when there is none that the caller may see. */
export async function nodeById(service: Service, context: Context, id: string): Promise<SeenNode | null> {
  if (parseMatchId(id) !== null) return service.match(id, viewerOf(context, id));
  const caller = await context.caller();
  if (!caller?.scopes.includes('READ')) return null;
  // What belongs to the account as a whole is out of reach of a token for one match.
  const own =
    caller.matchId === null
      ? ((await service.token(caller, id)) ?? (await service.passkey(caller.player, id)))
      : null;
  const player = parsePlayerId(id);
  return own ?? (player === null ? null : service.player(player));
}

export const nodeResolvers: NodeResolvers = {
  __resolveType: node => {
    if ('visibility' in node) return 'Match';
    if ('scopes' in node) return 'Token';
    return 'rpId' in node ? 'Passkey' : 'Player';
  },
};

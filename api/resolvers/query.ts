// The root of every reading operation.
import { PRESET_NAMES, PRESETS } from '../../engine/rules.ts';
import { type Context, requireCaller, viewerOf } from '../context.ts';
import type { PlayerId } from '../ids.ts';
import { presentRules, presentSeats } from '../present.ts';
import type { QueryResolvers } from '../schema.generated.ts';
import type { Service } from '../service.ts';
import { nodeById } from './node.ts';
import { pageRequest } from './paging.ts';

export function queryResolvers(service: Service): QueryResolvers {
  return {
    viewer: async (_, __, context) => {
      const player = await playerOf(context);
      return player === null ? null : service.player(player);
    },
    node: (_, { id }, context) => nodeById(service, context, id),
    match: (_, { id }, context) => service.match(id, viewerOf(context, id)),
    invitation: async (_, { code }) => {
      const invitation = await service.invitation(code);
      if (invitation === null) return null;
      const { match, freeSeats } = invitation;
      return { rules: presentRules(match.rules), seats: presentSeats(match), freeSeats };
    },
    openMatches: async (_, args, context) => {
      const { player } = await requireCaller(context, 'READ');
      return service.openMatches(player, pageRequest(args));
    },
    rulePresets: () => PRESET_NAMES.map(name => ({ name, rules: presentRules(PRESETS[name]) })),
  };
}

async function playerOf(context: Context): Promise<PlayerId | null> {
  const caller = await context.caller();
  return caller?.player ?? null;
}

// Players; their matches are for themselves only.
import type { PlayerResolvers } from '../schema.generated.ts';
import type { Service } from '../service.ts';
import { pageRequest } from './paging.ts';

export function playerResolvers(service: Service): PlayerResolvers {
  return {
    matches: async ({ id }, args, context) => {
      const caller = await context.caller();
      if (caller?.player !== id) return null;
      return service.matches(id, { ...pageRequest(args), state: args.filter ?? null });
    },
  };
}

// Passkeys: the mutations, and a player's own list.
import { ownerAs, requireCaller } from '../context.ts';
import { presentRefusal } from '../present.ts';
import type { MutationResolvers, PlayerResolvers } from '../schema.generated.ts';
import type { Service } from '../service.ts';
import { signedIn } from './identity.ts';
import { pageRequest } from './paging.ts';

type PasskeyMutations = Pick<
  MutationResolvers,
  'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'startSignIn' | 'signInWithPasskey'
>;

export function passkeyMutations(service: Service): PasskeyMutations {
  return {
    startPasskey: async (_, __, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const started = await service.startPasskey(player, context.origin);
      return started.ok
        ? { challenge: started.value, refusal: null }
        : { challenge: null, refusal: presentRefusal(started.refusal, context.language) };
    },
    addPasskey: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const added = await service.addPasskey(player, { ...input, origin: context.origin });
      return added.ok
        ? { passkey: added.value, refusal: null }
        : { passkey: null, refusal: presentRefusal(added.refusal, context.language) };
    },
    renamePasskey: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const renamed = await service.renamePasskey(player, input);
      return renamed.ok
        ? { passkey: renamed.value, refusal: null }
        : { passkey: null, refusal: presentRefusal(renamed.refusal, context.language) };
    },
    removePasskey: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const refusal = await service.removePasskey(player, input.id);
      return { refusal: presentRefusal(refusal, context.language) };
    },
    startSignIn: async (_, __, context) => ({
      challenge: await service.startSignIn(context.origin),
      refusal: null,
    }),
    signInWithPasskey: async (_, { input }, context) => {
      const proven = await service.provePlayer({ ...input, origin: context.origin });
      return signedIn(service, context, { proven, session: input.session });
    },
  };
}

/** For their owner only. */
export function passkeysOf(service: Service): NonNullable<PlayerResolvers['passkeys']> {
  return async ({ id }, args, context) => {
    const owner = await ownerAs(context, id, 'READ');
    return owner === null ? null : service.passkeys(id, pageRequest(args));
  };
}

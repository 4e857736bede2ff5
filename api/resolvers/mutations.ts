// The root of every changing operation: one payload each, the refusal in it a value.
import type { Move } from '../../engine/accept.ts';
import type { Context } from '../context.ts';
import { requireCaller } from '../context.ts';
import { presentRefusal } from '../present.ts';
import type { CreateMatchInput, MutationResolvers } from '../schema.generated.ts';
import type { MatchRequest } from '../service/seating.ts';
import type { Service } from '../service.ts';

export function mutationResolvers(service: Service): MutationResolvers {
  return {
    signUp: async (_, { input }, context) => {
      const signedUp = await service.signUp(input.name);
      if (!signedUp.ok) {
        return { token: null, player: null, refusal: presentRefusal(signedUp.refusal, context.language) };
      }
      const { token, player } = signedUp.value;
      const isKeptByCookie = input.session === 'COOKIE';
      if (isKeptByCookie) context.setCookie(token);
      return { token: isKeptByCookie ? null : token, player, refusal: null };
    },
    createMatch: async (_, { input }, context) => {
      const { player } = await requireCaller(context);
      const created = await service.createMatch(player, matchRequest(input));
      return created.ok
        ? { ...created.value, refusal: null }
        : { match: null, inviteCode: null, refusal: presentRefusal(created.refusal, context.language) };
    },
    joinMatch: async (_, { input }, context) => {
      const { player } = await requireCaller(context);
      const { inviteCode, seat } = input;
      const { match, refusal } = await service.joinMatch(player, { inviteCode, seat: seat ?? null });
      return { match, refusal: presentRefusal(refusal, context.language) };
    },
    makeCall: (_, { input }, context) =>
      moved(service, context, { ...input, move: { kind: 'call', call: input.call } }),
    playCard: (_, { input }, context) =>
      moved(service, context, { ...input, move: { kind: 'card', card: input.card } }),
    claim: (_, { input }, context) =>
      moved(service, context, { ...input, move: { kind: 'claim', tricks: input.tricks } }),
    answerClaim: (_, { input }, context) =>
      moved(service, context, { ...input, move: { kind: 'answer', accept: input.accept } }),
    concede: (_, { input }, context) => moved(service, context, { ...input, move: { kind: 'concession' } }),
  };
}

interface Moving {
  readonly matchId: string;
  readonly version: number;
  readonly move: Move;
}

async function moved(service: Service, context: Context, { matchId, version, move }: Moving) {
  const { match, refusal } = await service.move(requireCaller(context), { matchId, version, move });
  return { match, refusal: presentRefusal(refusal, context.language) };
}

function matchRequest({ preset, rules, seat, id }: CreateMatchInput): MatchRequest {
  return { preset, rules: rules ?? {}, seat: seat ?? 'SOUTH', id: id ?? null };
}

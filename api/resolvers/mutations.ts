// The root of every changing operation: one payload each, the refusal in it a value.
import type { Move } from '../../engine/accept.ts';
import type { Context } from '../context.ts';
import { requireCaller } from '../context.ts';
import { badInput } from '../errors.ts';
import { presentRefusal } from '../present.ts';
import type { CreateMatchInput, JoinMatchInput, MutationResolvers } from '../schema.generated.ts';
import type { JoinRequest, MatchRequest } from '../service/seating.ts';
import type { Service } from '../service.ts';

export function mutationResolvers(service: Service): MutationResolvers {
  return {
    createMatch: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'PLAY', input.id ?? null);
      const created = await service.createMatch(player, matchRequest(input));
      return created.ok
        ? { ...created.value, refusal: null }
        : { match: null, inviteCode: null, refusal: presentRefusal(created.refusal, context.language) };
    },
    joinMatch: async (_, { input }, context) => {
      const request = joinRequest(input);
      const { player } = await requireCaller(context, 'PLAY', await matchToJoin(service, context, request));
      const { match, refusal } = await service.joinMatch(player, request);
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

/** Read for a credential that is for one match; for all others it does not matter yet. */
async function matchToJoin(service: Service, context: Context, { by }: JoinRequest): Promise<string | null> {
  if (by.kind === 'open') return by.matchId;
  const caller = await context.caller();
  return caller === null || caller.matchId === null ? null : service.invitedMatch(by.inviteCode);
}

interface Moving {
  readonly matchId: string;
  readonly version: number;
  readonly move: Move;
}

async function moved(service: Service, context: Context, { matchId, version, move }: Moving) {
  const { match, refusal } = await service.move(requireCaller(context, 'PLAY', matchId), {
    matchId,
    version,
    move,
  });
  return { match, refusal: presentRefusal(refusal, context.language) };
}

function matchRequest({ preset, rules, seat, id, visibility }: CreateMatchInput): MatchRequest {
  return {
    preset,
    rules: rules ?? {},
    seat: seat ?? 'SOUTH',
    id: id ?? null,
    visibility: visibility ?? 'LINK',
  };
}

function joinRequest({ inviteCode, matchId, seat }: JoinMatchInput): JoinRequest {
  const code = inviteCode ?? null;
  const id = matchId ?? null;
  if ((code === null) === (id === null)) throw badInput('Give either inviteCode or matchId.');
  const by =
    code === null
      ? ({ kind: 'open', matchId: id ?? '' } as const)
      : ({ kind: 'code', inviteCode: code } as const);
  return { by, seat: seat ?? null };
}

// Argument in, service call, view out.
import type { Resolvers } from '../schema.generated.ts';
import type { Service } from '../service.ts';
import { dealResolvers } from './deal.ts';
import { identityMutations } from './identity.ts';
import { dealEndedResolvers, eventResolvers, matchResolvers, scoreResolvers } from './match.ts';
import { mutationResolvers } from './mutations.ts';
import { nodeResolvers } from './node.ts';
import { passkeyMutations } from './passkeys.ts';
import { playerResolvers } from './player.ts';
import { queryResolvers } from './query.ts';
import { callScalar, cardScalar, dateTimeScalar } from './scalars.ts';

export function makeResolvers(service: Service): Resolvers {
  return {
    Card: cardScalar,
    Call: callScalar,
    DateTime: dateTimeScalar,
    Query: queryResolvers(service),
    Mutation: { ...mutationResolvers(service), ...identityMutations(service), ...passkeyMutations(service) },
    Player: playerResolvers(service),
    Match: matchResolvers(service),
    Score: scoreResolvers(service),
    Node: nodeResolvers,
    MatchEvent: eventResolvers,
    DealEnded: dealEndedResolvers,
    Deal: dealResolvers,
  };
}

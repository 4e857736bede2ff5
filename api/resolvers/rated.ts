// Which fields are rated, and by what: resolvers that ask rates.ts before they make or guess anything.
import type { GraphQLResolveInfo } from 'graphql';
import { type Context, requireCaller } from '../context.ts';
import { Fault } from '../fault.ts';
import { parseMatchId } from '../ids.ts';
import type { Rates } from '../rates.ts';
import type { Resolver, Resolvers } from '../schema.generated.ts';
import { parseName } from '../service/accounts.ts';

type Field<Answer, Parent, Args> = Resolver<Answer, Parent, Context, Args> | undefined;
type Check<Args> = (args: Args, context: Context) => Promise<void>;

export function ratedResolvers(resolvers: Resolvers, rates: Rates): Resolvers {
  const { Query: query = {}, Mutation: mutation = {} } = resolvers;
  return {
    ...resolvers,
    Query: { ...query, invitation: guessing(query.invitation, rates, answer => answer === null) },
    Mutation: {
      ...mutation,
      // A name that will be refused makes nobody.
      signUp: checked(mutation.signUp, async ({ input }, { address }) => {
        if (parseName(input.name) !== null) await rates.signUp(address);
      }),
      startSignIn: checked(mutation.startSignIn, (_, { address }) => rates.challenge(address)),
      // Who may not do it uses up nothing of the owner's rates.
      startPasskey: checked(mutation.startPasskey, async (_, context) => {
        await requireCaller(context, 'MANAGE');
        await rates.challenge(context.address);
      }),
      createDeviceCode: checked(mutation.createDeviceCode, async (_, context) => {
        const { player } = await requireCaller(context, 'MANAGE');
        await rates.code(player);
      }),
      createToken: checked(mutation.createToken, async (_, context) => {
        const { player } = await requireCaller(context, 'MANAGE');
        await rates.token(player);
      }),
      createMatch: checked(mutation.createMatch, async ({ input }, context) => {
        const caller = await context.caller();
        if (caller !== null) await rates.match(caller.player, parseMatchId(input.id ?? ''));
      }),
      joinMatch: guessing(mutation.joinMatch, rates, isRefusedWith('INVITATION_UNKNOWN')),
      signInWithCode: guessing(mutation.signInWithCode, rates, isRefusedWith('CODE_UNKNOWN')),
    },
  };
}

function checked<Answer, Parent, Args>(
  field: Field<Answer, Parent, Args>,
  check: Check<Args>,
): Resolver<Answer, Parent, Context, Args> {
  const resolve = resolveOf(field);
  return async (parent, args, context, info) => {
    await check(args, context);
    return resolve(parent, args, context, info);
  };
}

function guessing<Answer, Parent, Args>(
  field: Field<Answer, Parent, Args>,
  rates: Rates,
  isMiss: (answer: unknown) => boolean,
): Resolver<Answer, Parent, Context, Args> {
  const resolve = resolveOf(field);
  return (parent, args, context, info) =>
    rates.guess(context.address, async () => resolve(parent, args, context, info), isMiss);
}

type Resolve<Answer, Parent, Args> = (
  parent: Parent,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Answer> | Answer;

function resolveOf<Answer, Parent, Args>(field: Field<Answer, Parent, Args>): Resolve<Answer, Parent, Args> {
  if (field === undefined) throw new Fault('a rated field has no resolver');
  return typeof field === 'function' ? field : field.resolve;
}

function isRefusedWith(code: string) {
  return (answer: unknown): boolean => {
    const refusal = isObject(answer) && 'refusal' in answer ? answer.refusal : null;
    return isObject(refusal) && 'code' in refusal && refusal.code === code;
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

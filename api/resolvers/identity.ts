// Who a caller is and may be: signing up, in and out, tokens, codes, the end of an account.
import { type Result, refused } from '../../engine/result.ts';
import { type Context, requireCaller } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { PlayerId } from '../ids.ts';
import { presentRefusal } from '../present.ts';
import type { Refusal } from '../refusal.ts';
import type { MutationResolvers, SessionKind, SignInPayload } from '../schema.generated.ts';
import type { Account } from '../service/accounts.ts';
import type { SeenPlayer } from '../service/sight.ts';
import type { Service } from '../service.ts';

type IdentityMutations = Pick<
  MutationResolvers,
  | 'signUp'
  | 'signOut'
  | 'createToken'
  | 'revokeToken'
  | 'createDeviceCode'
  | 'signInWithCode'
  | 'deleteAccount'
>;

export function identityMutations(service: Service): IdentityMutations {
  return {
    signUp: async (_, { input }, context) => {
      const session = input.session ?? 'TOKEN';
      const signedUp = await service.signUp(input.name, nameOf(session, context));
      return presentAccount(context, session, signedUp);
    },
    signOut: async (_, __, context) => {
      const caller = await context.caller();
      if (caller === null) throw unauthenticated('Nobody is signed in.');
      await service.signOut(caller);
      context.clearCookie();
      return { refusal: null };
    },
    createToken: async (_, { input }, context) => {
      const caller = await requireCaller(context, 'MANAGE');
      const { name, scopes, matchId, expiresAt } = input;
      const asked = { name, scopes, matchId: matchId ?? null, expiresAt: expiresAt ?? null };
      const created = await service.createToken(caller, asked);
      return created.ok
        ? { ...created.value, refusal: null }
        : { secret: null, token: null, refusal: presentRefusal(created.refusal, context.language) };
    },
    revokeToken: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const refusal = await service.revokeToken(player, input.id);
      return { refusal: presentRefusal(refusal, context.language) };
    },
    createDeviceCode: async (_, __, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      return { ...(await service.createDeviceCode(player)), refusal: null };
    },
    signInWithCode: async (_, { input }, context) => {
      const proven = await service.takeDeviceCode(input.code);
      return signedIn(service, context, { proven, session: input.session });
    },
    deleteAccount: async (_, { input }, context) => {
      const { player } = await requireCaller(context, 'MANAGE');
      const refusal = await service.deleteAccount(player, input.name);
      if (refusal === null) context.clearCookie();
      return { refusal: presentRefusal(refusal, context.language) };
    },
  };
}

export interface Proof {
  /** Who the caller has proven to be, or the one refusal of every failed proof of that kind. */
  readonly proven: Result<PlayerId, Refusal>;
  readonly session: SessionKind | null | undefined;
}

/** The end of each way to sign in. */
export async function signedIn(
  service: Service,
  context: Context,
  { proven, session: asked }: Proof,
): Promise<SignInAnswer> {
  const session = asked ?? 'TOKEN';
  if (!proven.ok) return presentAccount(context, session, proven);
  const account = await service.signIn(proven.value, nameOf(session, context));
  if (account.ok) return presentAccount(context, session, account);
  if (account.refusal === 'TOO_MANY') return presentAccount(context, session, refused({ code: 'TOO_MANY' }));
  throw unauthenticated('This account has been deleted.');
}

type SignInAnswer = Omit<SignInPayload, 'player'> & { readonly player: SeenPlayer | null };

/** The session by cookie or in the answer, once. */
function presentAccount(
  context: Context,
  session: SessionKind,
  account: Result<Account, Refusal>,
): SignInAnswer {
  if (!account.ok) {
    return { token: null, player: null, refusal: presentRefusal(account.refusal, context.language) };
  }
  const { token, player } = account.value;
  if (session === 'COOKIE') context.setCookie(token);
  return { token: session === 'COOKIE' ? null : token, player, refusal: null };
}

/** What the session is called in its owner's list of devices. */
function nameOf(session: SessionKind, context: Context): string {
  return session === 'COOKIE' ? context.deviceName() : 'Program';
}

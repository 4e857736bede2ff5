// Players; what is theirs is for themselves only.
import { ownerAs } from '../context.ts';
import type { Language } from '../language.ts';
import type { PlayerResolvers } from '../schema.generated.ts';
import type { Service } from '../service.ts';
import type { StoredSessionKind } from '../store/items.ts';
import { pageRequest } from './paging.ts';
import { passkeysOf } from './passkeys.ts';

const FORMER: Readonly<Record<Language, string>> = { en: 'a former player', ru: 'бывший игрок' };

export function playerResolvers(service: Service): PlayerResolvers {
  return {
    name: ({ name }, _, { language }) => name ?? FORMER[language],
    former: ({ name }) => name === null,
    matches: async ({ id }, args, context) => {
      const caller = await ownerAs(context, id, 'READ');
      return caller && service.matches(id, { ...pageRequest(args), state: args.filter ?? null });
    },
    tokens: sessionsOf(service, 'PROGRAM'),
    devices: sessionsOf(service, 'DEVICE'),
    passkeys: passkeysOf(service),
    data: async ({ id }, _, context) => {
      const caller = await ownerAs(context, id, 'MANAGE');
      return caller && service.accountData(id);
    },
  };
}

function sessionsOf(service: Service, kind: StoredSessionKind): NonNullable<PlayerResolvers['tokens']> {
  return async ({ id }, args, context) => {
    const caller = await ownerAs(context, id, 'READ');
    return caller && service.tokens(caller, { ...pageRequest(args), kind });
  };
}

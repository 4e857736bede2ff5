// Every expected "no" of the API with its data, and what to say to a person.
import type { MoveRefusal } from '../engine/accept.ts';
import { formatCard } from '../engine/cards.ts';
import { assertNever } from '../engine/result.ts';
import type { InvalidRules } from '../engine/rules.ts';
import type { Seat } from '../engine/seats.ts';
import type { Language } from './language.ts';

export type Refusal =
  | MoveRefusal
  | { readonly code: 'INVALID_RULES'; readonly why: InvalidRules }
  | {
      readonly code:
        | 'STALE_VERSION'
        | 'NOT_A_PLAYER'
        | 'MATCH_UNKNOWN'
        | 'MATCH_NOT_STARTED'
        | 'MATCH_FULL'
        | 'SEAT_TAKEN'
        | 'NO_SUCH_SEAT'
        | 'INVITATION_UNKNOWN'
        | 'INVALID_NAME'
        | 'INVALID_ID'
        | 'INVALID_SCOPES'
        | 'INVALID_EXPIRY'
        | 'TOO_MANY'
        | 'TOKEN_UNKNOWN'
        | 'PASSKEY_UNKNOWN'
        | 'PASSKEY_REFUSED'
        | 'CODE_UNKNOWN'
        | 'NOT_CONFIRMED';
    };

interface Words {
  readonly en: string;
  readonly ru: string;
}

const PLAIN = {
  NOT_YOUR_TURN: { en: 'It is not your turn.', ru: 'Сейчас не ваш ход.' },
  ILLEGAL_CLAIM: { en: 'No such claim can be made now.', ru: 'Сейчас так закончить раздачу нельзя.' },
  MATCH_OVER: { en: 'The match is over.', ru: 'Матч окончен.' },
  STALE_VERSION: {
    en: 'The table has moved on; look again.',
    ru: 'На столе уже всё изменилось, взгляните ещё раз.',
  },
  NOT_A_PLAYER: { en: 'You have no seat at this table.', ru: 'Вы не сидите за этим столом.' },
  MATCH_UNKNOWN: { en: 'There is no such match.', ru: 'Такого матча нет.' },
  MATCH_NOT_STARTED: { en: 'The match still waits for players.', ru: 'Матч ещё ждёт игроков.' },
  MATCH_FULL: { en: 'No seat is free any more.', ru: 'Свободных мест больше нет.' },
  SEAT_TAKEN: { en: 'Somebody sits there already.', ru: 'Это место уже занято.' },
  NO_SUCH_SEAT: { en: 'Nobody can sit there in this match.', ru: 'На это место в этом матче сесть нельзя.' },
  INVITATION_UNKNOWN: {
    en: 'This invitation is unknown or no longer valid.',
    ru: 'Такого приглашения нет, или оно больше не действует.',
  },
  INVALID_NAME: {
    en: 'A name has 1 to 24 characters and no control characters.',
    ru: 'В имени должно быть от 1 до 24 знаков, без управляющих символов.',
  },
  INVALID_ID: {
    en: 'The id must be a UUID that no other match has.',
    ru: 'Идентификатор должен быть UUID, которого нет у другого матча.',
  },
  INVALID_SCOPES: {
    en: 'Name at least one right, each once; a token for one match cannot manage the account.',
    ru: 'Назовите хотя бы одно право, каждое по разу; ключ от одного матча не может управлять учётной записью.',
  },
  INVALID_EXPIRY: {
    en: 'The end must lie in the future, at most ten years away.',
    ru: 'Срок должен кончаться в будущем, не позже чем через десять лет.',
  },
  TOO_MANY: {
    en: 'You have as many of these as there may be; remove one first.',
    ru: 'Больше завести нельзя; сначала удалите что-нибудь.',
  },
  TOKEN_UNKNOWN: { en: 'You have no such token or device.', ru: 'Такого ключа или устройства у вас нет.' },
  PASSKEY_UNKNOWN: { en: 'You have no such passkey.', ru: 'Такого ключа доступа у вас нет.' },
  PASSKEY_REFUSED: {
    en: 'The passkey could not be accepted; please try again.',
    ru: 'Ключ доступа не принят; попробуйте ещё раз.',
  },
  CODE_UNKNOWN: {
    en: 'This code is wrong or no longer valid.',
    ru: 'Код неверен или больше не действует.',
  },
  NOT_CONFIRMED: {
    en: 'To delete your account, give your name exactly as it is.',
    ru: 'Чтобы удалить учётную запись, назовите своё имя в точности.',
  },
} as const satisfies Readonly<Record<string, Words>>;

const SEAT_WORDS: Readonly<Record<Seat, Words>> = {
  NORTH: { en: 'North', ru: 'Север' },
  EAST: { en: 'East', ru: 'Восток' },
  SOUTH: { en: 'South', ru: 'Юг' },
  WEST: { en: 'West', ru: 'Запад' },
};

/** What to say to a person; tells no more than the refusal's own data. */
export function refusalMessage(refusal: Refusal, language: Language): string {
  return wordsFor(refusal)[language];
}

function wordsFor(refusal: Refusal): Words {
  switch (refusal.code) {
    case 'ILLEGAL_CALL':
      return { en: `${refusal.call} is not legal now.`, ru: `Заявка ${refusal.call} сейчас недопустима.` };
    case 'ILLEGAL_CARD': {
      const card = formatCard(refusal.card);
      return { en: `${card} cannot be played now.`, ru: `Карту ${card} сейчас сыграть нельзя.` };
    }
    case 'WRONG_SEAT': {
      const { en, ru } = SEAT_WORDS[refusal.seat];
      return { en: `${en} must lead.`, ru: `Заходить должен ${ru}.` };
    }
    case 'INVALID_RULES':
      return invalidRulesWords(refusal.why);
    default:
      return PLAIN[refusal.code];
  }
}

function invalidRulesWords(why: InvalidRules): Words {
  switch (why.problem) {
    case 'UNKNOWN_PRESET':
      return { en: 'There is no such preset.', ru: 'Такого набора правил нет.' };
    case 'UNKNOWN_VALUE': {
      const allowed = why.allowed.join(', ');
      return {
        en: `${why.option} must be one of: ${allowed}.`,
        ru: `Для ${why.option} возможны значения: ${allowed}.`,
      };
    }
    case 'PLAYERS_OF_PRESET':
      return {
        en: `This preset is for ${why.players} players.`,
        ru: `Этот набор правил — для игроков числом ${why.players}.`,
      };
    case 'TWO_PLAYERS_ONLY':
      return {
        en: `This ${why.option} belongs to the game for two.`,
        ru: `Такое значение ${why.option} бывает только в игре вдвоём.`,
      };
    case 'NO_HONOURS_IN_DUPLICATE':
      return { en: 'Honours are not scored in duplicate.', ru: 'В спортивном бридже онёры не считаются.' };
    case 'LENGTH_UNIT': {
      const allowed = why.allowed.join(', ');
      return {
        en: `With this scoring the length is in: ${allowed}.`,
        ru: `При таком подсчёте длина матча измеряется в: ${allowed}.`,
      };
    }
    case 'LENGTH_COUNT':
      return { en: `The length may be: ${why.allowed}.`, ru: `Длина матча может быть: ${why.allowed}.` };
    default:
      return assertNever(why);
  }
}

// Generators of all credentials, and plain ones to start from.
import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import {
  hashToken,
  newChallengeId,
  newMatchId,
  newPlayerId,
  newToken,
  newTokenId,
  type PasskeyId,
  type PlayerId,
  parsePasskeyId,
} from '../../../api/ids.ts';
import {
  SCOPES,
  SESSION_KINDS,
  type StoredChallenge,
  type StoredDeviceCode,
  type StoredPasskey,
  type StoredSession,
} from '../../../api/store/items.ts';
import { present } from '../../engine/support/deals.ts';

const DATES = { min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true } as const;
const time = fc.date(DATES).map(date => date.toISOString());
const day = time.map(text => text.slice(0, 10));
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 24 });

export const NOON = '2026-11-30T12:00:00.000Z';

/** So many milliseconds after noon. */
export function afterNoon(milliseconds: number): string {
  return new Date(Date.parse(NOON) + milliseconds).toISOString();
}

export function newSession(player = newPlayerId(), fields: Partial<StoredSession> = {}): StoredSession {
  return {
    player,
    hash: hashToken(newToken(player)),
    id: newTokenId(),
    kind: 'DEVICE',
    name: 'Телефон',
    scopes: SCOPES,
    matchId: null,
    createdAt: '2026-11-30T10:00:00.000Z',
    expiresAt: null,
    lastUsed: null,
    ...fields,
  };
}

/** As heavy as one gets whose name has letters of two bytes. */
export function largestSession(player: PlayerId): StoredSession {
  return newSession(player, {
    kind: 'PROGRAM',
    name: 'Щ'.repeat(24),
    matchId: newMatchId(),
    createdAt: '2026-11-30T10:11:12.345Z',
    expiresAt: '2028-01-04T10:11:12.345Z',
    lastUsed: '2026-11-30',
  });
}

export function sessionsOf(player: PlayerId): fc.Arbitrary<StoredSession> {
  const fields = fc.record({
    kind: fc.constantFrom(...SESSION_KINDS),
    name,
    scopes: fc.subarray([...SCOPES]),
    matchId: fc.option(fc.nat().map(newMatchId)),
    createdAt: time,
    expiresAt: fc.option(time),
    lastUsed: fc.option(day),
  });
  return fields.map(each => newSession(player, each));
}

/** Of so many random bytes; the standard allows 1 023. */
export function newPasskeyId(size = 32): PasskeyId {
  return present(parsePasskeyId(randomBytes(size).toString('base64url')));
}

export function newPasskey(player = newPlayerId(), fields: Partial<StoredPasskey> = {}): StoredPasskey {
  return {
    player,
    id: newPasskeyId(),
    publicKey: randomBytes(77).toString('base64url'),
    counter: 0,
    transports: ['internal', 'hybrid'],
    rpId: 'bridge.example.org',
    name: 'Ключ',
    createdAt: '2026-11-30T10:00:00.000Z',
    lastUsedAt: null,
    ...fields,
  };
}

export const passkeyChanges = fc.record(
  { name, counter: fc.nat(2 ** 32 - 1), lastUsedAt: fc.option(time) },
  { requiredKeys: [] },
);

export function passkeysOf(player: PlayerId): fc.Arbitrary<StoredPasskey> {
  const fields = fc.record({
    id: fc.integer({ min: 12, max: 1023 }).map(newPasskeyId),
    counter: fc.nat(2 ** 32 - 1),
    transports: fc.array(fc.constantFrom('usb', 'nfc', 'ble', 'internal', 'hybrid')),
    rpId: fc.domain(),
    name,
    createdAt: time,
    lastUsedAt: fc.option(time),
  });
  return fields.map(each => newPasskey(player, each));
}

export const challenges: fc.Arbitrary<StoredChallenge> = fc.record({
  id: fc.nat().map(newChallengeId),
  player: fc.option(fc.nat().map(newPlayerId)),
  challenge: fc.nat().map(() => randomBytes(32).toString('base64url')),
  rpId: fc.domain(),
  expiresAt: time,
});

export function newChallenge(): StoredChallenge {
  const challenge = randomBytes(32).toString('base64url');
  return { id: newChallengeId(), player: null, challenge, rpId: 'bridge.example.org', expiresAt: NOON };
}

/** Five tries, till noon. Its selector is one that no other test has. */
export function newDeviceCode(fields: Partial<StoredDeviceCode> = {}): StoredDeviceCode {
  return {
    selector: randomBytes(6).toString('hex').toUpperCase(),
    hash: createHash('sha256').update(randomBytes(8)).digest('base64url'),
    player: newPlayerId(),
    triesLeft: 5,
    expiresAt: NOON,
    ...fields,
  };
}

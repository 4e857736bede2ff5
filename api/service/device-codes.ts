// Codes that sign in another device: made where somebody is signed in, typed where nobody is yet.
import { accepted, type Result, refused } from '../../engine/result.ts';
import { Fault } from '../fault.ts';
import {
  type DeviceCode,
  formatDeviceCode,
  hasHash,
  hashDeviceCode,
  newDeviceCode,
  parseDeviceCode,
  selectorOf,
} from '../identity/device-code.ts';
import type { PlayerId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import { minutesAfter } from './days.ts';
import type { Dependencies } from './dependencies.ts';

const MINUTES = 10;
const TRIES = 5;
/** How many selectors to try before giving up: with a million of them, the first is free. */
const ATTEMPTS = 8;

export interface CreatedCode {
  /** For people: "ABCD-EFGH". Handed over once. */
  readonly code: string;
  readonly expiresAt: string;
}

export async function createDeviceCode(deps: Dependencies, player: PlayerId): Promise<CreatedCode> {
  const now = deps.now();
  const expiresAt = minutesAfter(now, MINUTES);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = newDeviceCode();
    const item = {
      selector: selectorOf(code),
      hash: hashDeviceCode(code),
      player,
      triesLeft: TRIES,
      expiresAt,
    };
    if (await deps.store.createDeviceCode(item, now)) return { code: formatDeviceCode(code), expiresAt };
  }
  throw new Fault('no selector is free for a device code');
}

/** Whose code it is, once; every failure is refused alike. */
export async function takeDeviceCode(deps: Dependencies, text: string): Promise<Result<PlayerId, Refusal>> {
  const code = parseDeviceCode(text);
  const player = code === null ? null : await ownerOf(deps, code);
  return player === null ? refused({ code: 'CODE_UNKNOWN' }) : accepted(player);
}

async function ownerOf({ store, now }: Dependencies, code: DeviceCode): Promise<PlayerId | null> {
  const found = await store.tryDeviceCode(selectorOf(code));
  if (found === null || found.expiresAt <= now() || !hasHash(code, found.hash)) return null;
  if (!(await store.takeDeviceCode(found.selector, found.hash))) return null;
  const deletedAt = await store.readTombstone(found.player, { consistent: true });
  return deletedAt === null ? found.player : null;
}

// Codes that sign in another device: eight letters and digits that nobody confuses, typed by a person. Four select
// the stored item, the whole is checked against its hash.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

declare const brand: unique symbol;
/** Eight characters of the alphabet. Never stored, never logged. */
export type DeviceCode = string & { readonly [brand]: 'DeviceCode' };

/** 32 of them, without I, O, 0 and 1: 40 bits a code. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const SELECTOR = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Cyrillic capitals that look like those of the alphabet: somebody who reads the code aloud may type them. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [...'АВЕКМНРСТУХ'].map((twin, i) => [twin, 'ABEKMHPCTYX'.charAt(i)]),
);

export function newDeviceCode(): DeviceCode {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join('') as DeviceCode;
}

/** A code as somebody typed it: case, spaces and hyphens do not matter; null when it can be none. */
export function parseDeviceCode(text: string): DeviceCode | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  const code = [...letters].map(letter => TWINS.get(letter) ?? letter).join('');
  return CODE.test(code) ? (code as DeviceCode) : null;
}

/** For people: in two groups. */
export function formatDeviceCode(code: DeviceCode): string {
  return `${code.slice(0, SELECTOR)}-${code.slice(SELECTOR)}`;
}

/** The part that the stored item is found by. */
export function selectorOf(code: DeviceCode): string {
  return code.slice(0, SELECTOR);
}

/** SHA-256 of the whole, base64url: what is stored. */
export function hashDeviceCode(code: DeviceCode): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** Whether the code has that hash, in a time that does not tell how much of it agrees. */
export function hasHash(code: DeviceCode, hash: string): boolean {
  const [own, stored] = [Buffer.from(hashDeviceCode(code)), Buffer.from(hash)];
  return own.length === stored.length && timingSafeEqual(own, stored);
}

// Codes as they are typed, and devices as they are called.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDeviceCode,
  hasHash,
  hashDeviceCode,
  newDeviceCode,
  parseDeviceCode,
  selectorOf,
} from '../../../api/identity/device-code.ts';
import { deviceName } from '../../../api/identity/device-name.ts';
import { parseName } from '../../../api/service/accounts.ts';

const code = fc.nat().map(newDeviceCode);

describe('a device code', () => {
  it('is read back as it is shown, and however it is typed', () => {
    const gap = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0', '\t', ' - ');
    fc.assert(
      fc.property(
        code,
        fc.array(gap, { minLength: 9, maxLength: 9 }),
        fc.boolean(),
        (made, gaps, isLower) => {
          expect(parseDeviceCode(formatDeviceCode(made))).toBe(made);
          const typed = gaps.map((each, i) => each + made.slice(i, i + 1)).join('');
          expect(parseDeviceCode(isLower ? typed.toLowerCase() : typed)).toBe(made);
        },
      ),
    );
  });

  it('may be typed in Cyrillic and full width', () => {
    expect(parseDeviceCode('авек-мнрс')).toBe('ABEKMHPC');
    expect(parseDeviceCode('ТУХ2 3456')).toBe('TYX23456');
    expect(parseDeviceCode('ＡＢＣＤ２３４５')).toBe('ABCD2345');
  });

  it('has eight letters of 32, each about as often, none of which looks like another', () => {
    const codes = Array.from({ length: 4000 }, newDeviceCode);
    const counts = new Map<string, number>();
    for (const letter of codes.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
    expect(Math.min(...counts.values())).toBeGreaterThan(800);
    expect(Math.max(...counts.values())).toBeLessThan(1200);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI', 'ABCDEFGЖ', 'ABCD_EFGH'])(
    '%j is none',
    text => {
      expect(parseDeviceCode(text)).toBeNull();
    },
  );

  it('has its own hash only', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(hasHash(one, hashDeviceCode(one))).toBe(true);
        expect(hasHash(one, hashDeviceCode(other))).toBe(one === other);
        expect(hasHash(one, '')).toBe(false);
        expect(one.startsWith(selectorOf(one))).toBe(true);
      }),
    );
  });
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    ['Chrome, Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge, Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    ['Opera, Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
    ['Yandex, Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 YaBrowser/25.8.0 Safari/537.36`],
    ['Safari, macOS', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
    [
      'Safari, iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome, iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    [
      'Samsung, Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
    ['Browser', 'curl/8.5.0'],
    ['Browser', undefined],
  ])('is called %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('has a name that is one, whatever it sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), userAgent => {
        const name = deviceName(userAgent);
        expect(parseName(name)).toBe(name);
      }),
    );
  });
});

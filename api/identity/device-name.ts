// What a device is called in its owner's list: browser and system in plain words, from the `User-Agent` that it
// sent once. No more is kept of it.

type Words = readonly (readonly [name: string, sign: RegExp])[];

// Each of them claims to be those below it, so the order decides.
const BROWSERS: Words = [
  ['Yandex', /YaBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: Words = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** At most 24 characters, such as "Chrome, Android". */
export function deviceName(userAgent: string | undefined): string {
  const browser = nameIn(BROWSERS, userAgent ?? '') ?? 'Browser';
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return system === null ? browser : `${browser}, ${system}`;
}

function nameIn(words: Words, userAgent: string): string | null {
  return words.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

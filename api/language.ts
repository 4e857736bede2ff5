// The language of messages, from `Accept-Language` (RFC 9110, 12.5.4).
export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language with the highest weight; among equals the one named first, English when neither is named. */
export function languageFor(acceptLanguage: string | undefined): Language {
  const ranges = (acceptLanguage ?? '').split(',').map(parseRange);
  const wishes = LANGUAGES.map(language => ({ language, ...wishFor(language, ranges) }));
  const best = wishes.reduce((a, b) =>
    b.weight > a.weight || (b.weight === a.weight && b.place < a.place) ? b : a,
  );
  return best.weight > 0 ? best.language : 'en';
}

interface Range {
  readonly language: string;
  readonly weight: number;
}

interface Wish {
  readonly weight: number;
  readonly place: number;
}

// A language's own ranges ("ru", "ru-RU") come before "*", also when they say 0.
function wishFor(language: Language, ranges: readonly Range[]): Wish {
  const named = ranges.filter(range => range.language === language);
  const chosen = named.length > 0 ? named : ranges.filter(range => range.language === '*');
  const weight = Math.max(0, ...chosen.map(range => range.weight));
  const place = ranges.findIndex(range => chosen.includes(range) && range.weight === weight);
  return { weight, place: place < 0 ? ranges.length : place };
}

function parseRange(text: string): Range {
  const [tag = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase());
  const quality = parameters.find(parameter => /^q\s*=/.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1));
  return { language: tag.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

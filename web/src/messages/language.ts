// The reader's language: remembered in the browser, and only its texts loaded.
import { type Language, preferredLanguage, type Translate, translateWith } from './translate.ts';

const STORED_AS = 'language';

export function readLanguage(): Language {
  try {
    return preferredLanguage(localStorage.getItem(STORED_AS), navigator.languages);
  } catch {
    return preferredLanguage(null, navigator.languages);
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // A browser that forbids storage asks its own languages again next time.
  }
}

export async function loadLanguage(language: Language): Promise<Translate> {
  const source = language === 'ru' ? await import('./ru.ftl?raw') : await import('./en.ftl?raw');
  return translateWith(language, source.default);
}

// The reader's language: remembered in the browser, and only its texts loaded.
import rulesInEnglish from './rules-en.ftl.txt?url';
import rulesInRussian from './rules-ru.ftl.txt?url';
import type { RulesTextId } from './rules-text.ts';
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

const RULES_TEXTS: Readonly<Record<Language, string>> = { ru: rulesInRussian, en: rulesInEnglish };

/** The rules in full are no part of the script but plain texts, fetched by those who read them. Rejects without a connection. */
export async function loadRulesText(language: Language): Promise<(id: RulesTextId) => string> {
  const response = await fetch(RULES_TEXTS[language]);
  if (!response.ok) {
    throw new Error(`The rules' text was answered with ${response.status}.`);
  }
  return translateWith<RulesTextId>(language, await response.text());
}

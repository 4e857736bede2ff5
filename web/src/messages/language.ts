// The reader's language: remembered in the browser, and only its texts loaded, the table's before all others.

import type { MessageId } from './ids.ts';
import rulesInEnglish from './rules-en.ftl.txt?url';
import rulesInRussian from './rules-ru.ftl.txt?url';
import type { RulesTextId } from './rules-text.ts';
import {
  type Language,
  preferredLanguage,
  type Texts,
  type Translate,
  textsOf,
  translateWith,
} from './translate.ts';

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

/** What there is of a language in this page: its texts, and whether those of the other pages are among them. */
interface Loaded {
  readonly texts: Texts<MessageId>;
  pages: Promise<void> | null;
}

const loaded = new Map<Language, Loaded>();
let inUse: Language | null = null;
let pagesWanted = false;

async function loadTexts(language: Language): Promise<Loaded> {
  const source = language === 'ru' ? await import('./ru.ftl?raw') : await import('./en.ftl?raw');
  const known = loaded.get(language) ?? { texts: textsOf(language, source.default), pages: null };
  loaded.set(language, known);
  return known;
}

async function addPages(language: Language, { texts }: Loaded): Promise<void> {
  const source = language === 'ru' ? await import('./pages-ru.ftl?raw') : await import('./pages-en.ftl?raw');
  texts.add(source.default);
}

async function completePages(language: Language, known: Loaded): Promise<void> {
  known.pages ??= addPages(language, known);
  try {
    await known.pages;
  } catch (error) {
    known.pages = null;
    throw error;
  }
}

/** The table's texts, and those of the other pages once one of them has been gone to. */
export async function loadLanguage(language: Language): Promise<Translate> {
  inUse = language;
  const known = await loadTexts(language);
  if (pagesWanted) {
    await completePages(language, known);
  }
  return known.texts.t;
}

/** The texts of the pages beside the table, in the language in use and in every one chosen later. */
export async function loadPageTexts(): Promise<void> {
  pagesWanted = true;
  const known = inUse === null ? undefined : loaded.get(inUse);
  if (inUse !== null && known !== undefined) {
    await completePages(inUse, known);
  }
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

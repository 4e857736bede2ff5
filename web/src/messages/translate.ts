// What the two languages are, which one a reader gets, and how a text with its variables becomes words.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { MessageId } from './ids.ts';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words, for those who read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' };

/** How dates and lists are written: English ones as in the rest of its spelling. */
export const LOCALES: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en-GB' };

/** A day in the reader's language, "3 Sept 2026". */
export function dayWords(language: Language, time: string | Date): string {
  return new Date(time).toLocaleDateString(LOCALES[language], { dateStyle: 'medium' });
}

/** "Anna, Boris and Clara". */
export function listWords(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names);
}

export type Variables = Readonly<Record<string, string | number>>;
type TranslateOf<Id extends string> = (id: Id, variables?: Variables) => string;
export type Translate = TranslateOf<MessageId>;

export function parseLanguage(text: string | null): Language | null {
  return LANGUAGES.find(language => language === text?.slice(0, 2).toLowerCase()) ?? null;
}

/** The language chosen here before, else the first of the browser's that there is, else English. */
export function preferredLanguage(stored: string | null, browser: readonly string[]): Language {
  const wished = browser.map(parseLanguage).find(language => language !== null);
  return parseLanguage(stored) ?? wished ?? 'en';
}

/** Below a thousand both languages write plain digits; a browser's first number format costs more than all of a table's words. */
class ShortNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(...scope);
  }
}

function asArguments(variables: Variables): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'number' ? new ShortNumber(value) : value,
    ]),
  );
}

export interface Texts<Id extends string> {
  readonly t: TranslateOf<Id>;
  /** More messages, which `t` knows from then on. */
  readonly add: (source: string) => void;
}

/** No isolation marks: both languages run left to right, and texts are compared and copied. */
export function textsOf<Id extends string = MessageId>(language: Language, source: string): Texts<Id> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const add = (more: string) => {
    bundle.addResource(new FluentResource(more));
  };
  add(source);
  const t: TranslateOf<Id> = (id, variables) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, variables ? asArguments(variables) : null, []) : id;
  };
  return { t, add };
}

export function translateWith<Id extends string = MessageId>(
  language: Language,
  source: string,
): TranslateOf<Id> {
  return textsOf<Id>(language, source).t;
}

// What the two languages are, which one a reader gets, and how a text with its variables becomes words.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { MessageId } from './ids.ts';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** No isolation marks: both languages run left to right, and texts are compared and copied. */
export function translateWith<Id extends string = MessageId>(
  language: Language,
  source: string,
): TranslateOf<Id> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, variables) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, variables ?? null, []) : id;
  };
}

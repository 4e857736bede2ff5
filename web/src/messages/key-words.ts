// What a key to the account is called.
import type { Translate } from './translate.ts';

/**
 * The API gives a session without a name of its own an English one: a program's is "Program", that of a browser which
 * it does not know "Browser" or "Browser, Android".
 */
export function deviceWords(t: Translate, name: string): string {
  return name === 'Program'
    ? t('key-name', { name: 'program' })
    : name.replace(/^Browser(?=$|, )/, t('key-name', { name: 'browser' }));
}

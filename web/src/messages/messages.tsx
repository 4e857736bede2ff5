// Hands the texts of the language in use to every component.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language, Translate } from './translate.ts';

export interface Messages {
  readonly t: Translate;
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const MessagesContext = createContext<Messages>({
  t: id => id,
  language: 'en',
  choose: () => {},
});

export function useMessages(): Messages {
  return useContext(MessagesContext);
}

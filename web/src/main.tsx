// Starts the site in the reader's language.
import { render } from 'preact';
import { App } from './app.tsx';
import { readPreferences, showPreferences } from './machine/preferences.ts';
import { loadLanguage, readLanguage } from './messages/language.ts';
import './styles/base.css';
import './styles/header.css';
import './styles/app-notes.css';
import './styles/cards.css';
import './styles/hands.css';
import './styles/calls.css';
import './styles/table.css';
import './styles/tricks.css';
import './styles/papers.css';
import './styles/pages.css';
import './styles/sheet.css';
import './styles/account.css';
import './styles/claims.css';

showPreferences(
  readPreferences(() => localStorage),
  document.documentElement,
);

const language = readLanguage();
const root = document.getElementById('app');

if (root !== null) {
  render(<App first={{ language, t: await loadLanguage(language) }} />, root);
}

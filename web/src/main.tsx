// Starts the site in the reader's language.
import { render } from 'preact';
import { App } from './app.tsx';
import { loadLanguage, readLanguage } from './messages/language.ts';
import './styles/base.css';
import './styles/cards.css';
import './styles/hands.css';
import './styles/calls.css';
import './styles/table.css';
import './styles/papers.css';
import './styles/pages.css';
import './styles/sheet.css';
import './styles/account.css';
import './styles/claims.css';

const language = readLanguage();
const root = document.getElementById('app');

if (root !== null) {
  render(<App first={{ language, t: await loadLanguage(language) }} />, root);
}

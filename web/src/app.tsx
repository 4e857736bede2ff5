// The frame of every page: header, language, the page of the current address, and a net under all of it.
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { assertNever } from '../../engine/result.ts';
import { answerStore } from './api/answer-store.ts';
import { type Ask, askIn } from './api/client.ts';
import { type Connection, keepingAnswers } from './api/kept-answers.ts';
import { AppNotes } from './components/app-notes.tsx';
import { otherPage } from './components/lazy-page.tsx';
import { Link } from './components/link.tsx';
import { DeadEnd } from './components/notes.tsx';
import { SettingsIcon } from './components/settings-icon.tsx';
import { ApiContext } from './components/use-api.ts';
import { DEALT } from './machine/moment.ts';
import { keepLanguage, loadLanguage } from './messages/language.ts';
import { MessagesContext, useMessages } from './messages/messages.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language, type Translate } from './messages/translate.ts';
import { MatchPage } from './pages/match.tsx';
import { pageKey, parseRoute, type Route } from './routes.ts';

const HomePage = otherPage(async () => (await import('./pages/home.tsx')).HomePage);
const JoinPage = otherPage(async () => (await import('./pages/join.tsx')).JoinPage);
const DealPage = otherPage(async () => (await import('./pages/deal.tsx')).DealPage);
const ScorePage = otherPage(async () => (await import('./pages/score.tsx')).ScorePage);
const OpenPage = otherPage(async () => (await import('./pages/open.tsx')).OpenPage);
const SettingsPage = otherPage(async () => (await import('./pages/settings.tsx')).SettingsPage);
const RulesPage = otherPage(async () => (await import('./pages/rules.tsx')).RulesPage);

function Header() {
  const { t, language, choose } = useMessages();
  return (
    <header class="top">
      <Link to={{ page: 'home' }} class="top-name">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>{t('app-name')}</span>
      </Link>
      <Link to={{ page: 'settings' }} class="top-settings" label={t('settings')}>
        <SettingsIcon />
      </Link>
      <fieldset class="languages">
        <legend class="hidden">{t('language')}</legend>
        {LANGUAGES.map(one => (
          <button
            key={one}
            type="button"
            lang={one}
            class="quiet-button"
            aria-pressed={one === language}
            onClick={() => choose(one)}
          >
            {one.toUpperCase()} <span class="hidden">{LANGUAGE_NAMES[one]}</span>
          </button>
        ))}
      </fieldset>
    </header>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { t } = useMessages();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'join':
      return <JoinPage code={route.code} />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'deal':
      return <DealPage id={route.id} number={route.number} moment={route.moment ?? DEALT} />;
    case 'score':
      return <ScorePage id={route.id} />;
    case 'open':
      return <OpenPage />;
    case 'settings':
      return <SettingsPage />;
    case 'rules':
      return <RulesPage part={route.part} />;
    case 'unknown':
      return <DeadEnd title={t('no-page-title')} text={t('no-page-text')} />;
    default:
      return assertNever(route);
  }
}

class ErrorNet extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useMessages();
  return <DeadEnd title={t('crashed-title')} text={t('crashed-text')} />;
}

function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location));
  useEffect(() => {
    const follow = () => setRoute(parseRoute(location));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  return route;
}

interface Spoken {
  readonly language: Language;
  readonly t: Translate;
}

/** What the site is called where it is installed. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  ru: '/manifest.ru.webmanifest',
  en: '/manifest.webmanifest',
};

/** Told for every answer, so it must be the same each time for nothing to be drawn again. */
const CONNECTED: Connection = { kind: 'up' };

function askBy(language: () => string, tell: (connection: Connection) => void): Ask {
  return keepingAnswers({
    ask: askIn(language),
    store: answerStore,
    now: Date.now,
    tell: connection => tell(connection.kind === 'up' ? CONNECTED : connection),
  });
}

export function App({ first }: { readonly first: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const route = useRoute();
  const inUse = useRef(spoken.language);
  const [connection, setConnection] = useState<Connection>(CONNECTED);
  const ask = useMemo(() => askBy(() => inUse.current, setConnection), []);
  inUse.current = spoken.language;
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    document.title = spoken.t('app-name');
    document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[spoken.language]);
  }, [spoken]);
  const choose = async (language: Language) => {
    keepLanguage(language);
    setSpoken({ language, t: await loadLanguage(language) });
  };
  return (
    <MessagesContext.Provider value={{ ...spoken, choose }}>
      <ApiContext.Provider value={ask}>
        <Header />
        <AppNotes connection={connection} />
        <ErrorNet key={pageKey(route)}>
          <Page route={route} />
        </ErrorNet>
      </ApiContext.Provider>
    </MessagesContext.Provider>
  );
}

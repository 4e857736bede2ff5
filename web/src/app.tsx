// The frame of every page: header, language, the page of the current address, and a net under all of it.
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { assertNever } from '../../engine/result.ts';
import { askIn } from './api/client.ts';
import { Link } from './components/link.tsx';
import { DeadEnd } from './components/notes.tsx';
import { ApiContext } from './components/use-api.ts';
import { keepLanguage, loadLanguage } from './messages/language.ts';
import { MessagesContext, useMessages } from './messages/messages.tsx';
import { LANGUAGES, type Language, type Translate } from './messages/translate.ts';
import { DealPage } from './pages/deal.tsx';
import { HomePage } from './pages/home.tsx';
import { JoinPage } from './pages/join.tsx';
import { MatchPage } from './pages/match.tsx';
import { RulesPage } from './pages/rules.tsx';
import { formatRoute, parseRoute, type Route } from './routes.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ru: 'Русский', en: 'English' };

function Header() {
  const { t, language, choose } = useMessages();
  return (
    <header class="top">
      <Link to={{ page: 'home' }} class="top-name">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>{t('app-name')}</span>
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
            aria-label={LANGUAGE_NAMES[one]}
            onClick={() => choose(one)}
          >
            {one.toUpperCase()}
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
      return <DealPage key={`${route.id}-${route.number}`} id={route.id} number={route.number} />;
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

export function App({ first }: { readonly first: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const route = useRoute();
  const inUse = useRef(spoken.language);
  const ask = useMemo(() => askIn(() => inUse.current), []);
  inUse.current = spoken.language;
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    document.title = spoken.t('app-name');
  }, [spoken]);
  const choose = async (language: Language) => {
    keepLanguage(language);
    setSpoken({ language, t: await loadLanguage(language) });
  };
  return (
    <MessagesContext.Provider value={{ ...spoken, choose }}>
      <ApiContext.Provider value={ask}>
        <Header />
        <ErrorNet key={formatRoute(route)}>
          <Page route={route} />
        </ErrorNet>
      </ApiContext.Provider>
    </MessagesContext.Provider>
  );
}

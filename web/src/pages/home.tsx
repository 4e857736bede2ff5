// The first page: a name, then a new match and the matches one has.
import { useState } from 'preact/hooks';
import { SET_UP } from '../api/operations.ts';
import { Account, OnlyKey } from '../components/account/account.tsx';
import { Link } from '../components/link.tsx';
import { MyMatches } from '../components/my-matches.tsx';
import { NameForm } from '../components/name-form.tsx';
import { NotLoaded } from '../components/notes.tsx';
import { StartMatch } from '../components/start-match.tsx';
import { useQuery } from '../components/use-api.ts';
import { useMessages } from '../messages/messages.tsx';

export function HomePage() {
  const { t } = useMessages();
  const [turn, setTurn] = useState(0);
  const state = useQuery(SET_UP, {}, turn);
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  const { viewer, rulePresets } = state.data;
  const again = () => setTurn(turn + 1);
  return (
    <main class="page home">
      <header class="welcome">
        <h1>{t('app-name')}</h1>
        <p>{t('app-line')}</p>
        <nav class="welcome-links" aria-label={t('rules')}>
          <Link to={{ page: 'rules', part: 'bridge' }}>{t('rules-part', { part: 'bridge' })}</Link>
          <Link to={{ page: 'rules', part: 'first' }}>{t('rules-part', { part: 'first' })}</Link>
        </nav>
      </header>
      {viewer === null ? (
        <section class="sheet-of-paper">
          <h2>{t('name-title')}</h2>
          <NameForm submitText={t('name-submit')} onDone={again} />
        </section>
      ) : (
        <>
          <section class="sheet-of-paper">
            <h2>{t('my-matches')}</h2>
            <p class="muted">{t('playing-as', { name: viewer.name })}</p>
            <MyMatches />
          </section>
          <OnlyKey viewer={viewer} onChanged={again} />
          <section class="sheet-of-paper">
            <h2>{t('start-title')}</h2>
            <StartMatch presets={rulePresets} />
          </section>
          <Account viewer={viewer} onChanged={again} />
        </>
      )}
    </main>
  );
}

// The first page: a name, then the matches that wait, a new one to start, and the tables open to anyone.
import { useState } from 'preact/hooks';
import type { SetUpQuery } from '../api/operations.generated.ts';
import { SET_UP } from '../api/page-operations.ts';
import { OnlyKey } from '../components/account/account.tsx';
import { Link } from '../components/link.tsx';
import { FinishedMatches, MyMatches } from '../components/my-matches.tsx';
import { NameForm } from '../components/name-form.tsx';
import { NotLoaded } from '../components/notes.tsx';
import { StartMatch } from '../components/start-match.tsx';
import { useQuery } from '../components/use-api.ts';
import { useMessages } from '../messages/messages.tsx';
import '../styles/matches.css';

function Welcome() {
  const { t } = useMessages();
  return (
    <header class="welcome">
      <h1>{t('app-name')}</h1>
      <p>{t('app-line')}</p>
      <nav class="welcome-links" aria-label={t('rules')}>
        <Link to={{ page: 'rules', part: 'bridge' }}>{t('rules-part', { part: 'bridge' })}</Link>
        <Link to={{ page: 'rules', part: 'first' }}>{t('rules-part', { part: 'first' })}</Link>
      </nav>
    </header>
  );
}

interface SignedInProps {
  readonly viewer: NonNullable<SetUpQuery['viewer']>;
  readonly presets: SetUpQuery['rulePresets'];
  readonly onChanged: () => void;
}

function SignedIn({ viewer, presets, onChanged }: SignedInProps) {
  const { t } = useMessages();
  return (
    <>
      <section class="sheet-of-paper">
        <h2>{t('my-matches')}</h2>
        <p class="muted">{t('playing-as', { name: viewer.name })}</p>
        <MyMatches />
        {(viewer.finished?.nodes.length ?? 0) > 0 && <FinishedMatches />}
      </section>
      <OnlyKey viewer={viewer} onChanged={onChanged} />
      <section class="sheet-of-paper">
        <h2>{t('start-title')}</h2>
        <StartMatch presets={presets} />
      </section>
      <section class="sheet-of-paper to-open">
        <div>
          <h2>{t('open-matches')}</h2>
          <p class="muted">{t('open-matches-text')}</p>
        </div>
        <Link to={{ page: 'open' }} class="button button-second">
          {t('open-matches-look')}
        </Link>
      </section>
    </>
  );
}

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
      <Welcome />
      {viewer === null ? (
        <section class="sheet-of-paper">
          <h2>{t('name-title')}</h2>
          <NameForm submitText={t('name-submit')} onDone={again} />
        </section>
      ) : (
        <SignedIn viewer={viewer} presets={rulePresets} onChanged={again} />
      )}
    </main>
  );
}

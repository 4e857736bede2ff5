// In place of a match that the API does not show: to people who are signed in there is none, others sign in first.
import { WHO } from '../api/page-operations.ts';
import { useMessages } from '../messages/messages.tsx';
import { NameForm } from './name-form.tsx';
import { DeadEnd, NotLoaded } from './notes.tsx';
import { useQuery } from './use-api.ts';

/** `onSignedIn`: the match is worth asking for again. */
export function NoMatch({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useMessages();
  const state = useQuery(WHO, {});
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  if (state.data.viewer !== null) {
    return <DeadEnd title={t('no-match-title')} text={t('no-match-text')} />;
  }
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{t('match-sign-in-title')}</h1>
        <p>{t('match-sign-in-text')}</p>
        <NameForm submitText={t('name-submit')} onDone={onSignedIn} />
      </section>
    </main>
  );
}

// Short words in place of, or beside, what is not there yet or did not go well.
import { useMessages } from '../messages/messages.tsx';
import { Link } from './link.tsx';
import type { Loaded, Sent } from './use-api.ts';

export function SendingNote({ state, refusal }: { readonly state: Sent; readonly refusal: string | null }) {
  const { t } = useMessages();
  return (
    <div aria-live="polite">
      {refusal !== null && <p class="status-notice">{refusal}</p>}
      {state.kind === 'failed' && <p class="status-notice">{t('failed')}</p>}
      {state.kind === 'limited' && <p class="status-notice">{t('limited')}</p>}
      {state.kind === 'sending' && state.offline && <p class="status-notice">{t('offline')}</p>}
    </div>
  );
}

export function DeadEnd({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useMessages();
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Link to={{ page: 'home' }} class="button">
            {t('to-home')}
          </Link>
        </p>
      </section>
    </main>
  );
}

export function SignedOut() {
  const { t } = useMessages();
  return <DeadEnd title={t('signed-out-title')} text={t('signed-out-text')} />;
}

export function Loading({ offline }: { readonly offline: boolean }) {
  const { t } = useMessages();
  return (
    <main class="page">
      <p class="loading" aria-live="polite">
        {offline ? t('offline') : t('loading')}
      </p>
    </main>
  );
}

/** For a query that has no data yet. */
export function NotLoaded({
  state,
}: {
  readonly state: Exclude<Loaded<unknown>, { readonly kind: 'data' }>;
}) {
  const { t } = useMessages();
  if (state.kind === 'loading') {
    return <Loading offline={state.offline} />;
  }
  return state.failure === 'signedOut' ? (
    <SignedOut />
  ) : (
    <DeadEnd title={t('failed')} text={t('failed-text')} />
  );
}

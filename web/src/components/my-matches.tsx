// The viewer's matches: those that wait for the viewer first; the finished ones apart, fetched when they are asked for.
import { useState } from 'preact/hooks';
import { byUrgency } from '../machine/match-list.ts';
import { useMessages } from '../messages/messages.tsx';
import { MatchRow } from './match-row.tsx';
import { useMatchList } from './use-match-list.ts';

type State = ReturnType<typeof useMatchList>;

function Notice({ state: { list, failure } }: { readonly state: State }) {
  const { t } = useMessages();
  if (failure !== null) {
    return <p class="status-notice">{failure === 'network' ? t('offline') : t('failed')}</p>;
  }
  return list === null ? <p class="muted">{t('loading')}</p> : null;
}

function Rows({ state }: { readonly state: State }) {
  const { t } = useMessages();
  const { list, more } = state;
  return (
    <>
      <div aria-live="polite">
        <Notice state={state} />
      </div>
      {list !== null && (
        <ul class="match-list">
          {byUrgency(list.matches, list.viewerId).map(match => (
            <MatchRow key={match.id} match={match} viewerId={list.viewerId} />
          ))}
        </ul>
      )}
      {list?.hasMore && (
        <button type="button" class="button button-second more" onClick={more}>
          {t('more-matches')}
        </button>
      )}
    </>
  );
}

/** All that anybody has, so that those that wait come first: the API gives the newest first. */
const PAGES_RUNNING = 4;
const RUNNING = { filter: 'ACTIVE', first: 30 } as const;
const OVER = { filter: 'FINISHED', first: 10 } as const;

export function MyMatches() {
  const { t } = useMessages();
  const state = useMatchList(RUNNING, { live: true, atOnce: PAGES_RUNNING });
  return state.list?.matches.length === 0 && !state.list.hasMore ? (
    <p class="muted">{t('no-matches')}</p>
  ) : (
    <Rows state={state} />
  );
}

function FinishedList() {
  return <Rows state={useMatchList(OVER, { live: false, atOnce: 1 })} />;
}

export function FinishedMatches() {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details class="finished" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('finished-matches')}</summary>
      {open && <FinishedList />}
    </details>
  );
}

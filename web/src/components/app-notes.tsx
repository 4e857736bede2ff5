// What concerns the whole site, above every page: no connection, and since when; a newer version that is ready.
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../api/kept-answers.ts';
import { agoOf, agoWords } from '../machine/relative-time.ts';
import { useMessages } from '../messages/messages.tsx';
import { hasVersions, watchVersions } from '../new-version.ts';

const TURN_MS = 30_000;

/** The clock, read anew often enough for words that count minutes. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) {
      return;
    }
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TURN_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

function useNewVersion(): (() => void) | null {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (hasVersions()) {
      watchVersions(ready => setTakeOver(() => ready)).catch(() => {});
    }
  }, []);
  return takeOver;
}

export function AppNotes({ connection }: { readonly connection: Connection }) {
  const { t, language } = useMessages();
  const asOf = connection.kind === 'down' ? connection.asOf : null;
  const ago = agoOf(new Date(asOf ?? 0).toISOString(), useNow(asOf !== null));
  const takeOver = useNewVersion();
  const isFresh = ago.unit === 'minute' && ago.count === 0;
  return (
    <div class="app-notes" aria-live="polite">
      {/* A page that has nothing to show yet says so itself. */}
      {asOf !== null && (
        <p class="app-note is-offline">
          {isFresh ? t('offline') : t('as-of', { ago: agoWords(ago, language) })}
        </p>
      )}
      {takeOver !== null && (
        <p class="app-note">
          <span>{t('new-version')}</span>
          <button type="button" class="button button-second" onClick={takeOver}>
            {t('new-version-load')}
          </button>
        </p>
      )}
    </div>
  );
}

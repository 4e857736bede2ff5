// What has just happened at the table, in words: the latest in sight, each read out once.
import { useRef } from 'preact/hooks';
import type { Deal } from '../machine/match-state.ts';
import { latestEvent, type Told } from '../machine/playback.ts';
import { eventWords } from '../messages/event-words.ts';
import { useMessages } from '../messages/messages.tsx';

interface ToldProps {
  readonly told: readonly Told[];
  readonly deal: Deal;
  readonly scoring: string;
}

/** Starts empty in another language, so that nothing is read out twice. */
function Log({ told, scoring }: Omit<ToldProps, 'deal'>) {
  const { t } = useMessages();
  const first = useRef(told.at(-1)?.serial ?? 0);
  return (
    <div class="told" role="log" aria-live="polite" aria-label={t('told-title')}>
      {told
        .filter(({ serial }) => serial > first.current)
        .map(({ serial, event }) => (
          <p key={serial}>{eventWords(t, event, scoring)}</p>
        ))}
    </div>
  );
}

/** Until something happens, what happened last, to be found there but not read out. */
export function ToldLog({ told, deal, scoring }: ToldProps) {
  const { t, language } = useMessages();
  return (
    <>
      {told.length === 0 && <p class="told-before">{eventWords(t, latestEvent(deal), scoring)}</p>}
      <Log key={language} told={told} scoring={scoring} />
    </>
  );
}

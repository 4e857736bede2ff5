// "3 hours ago", with the exact time for those who ask. Counted on while it is looked at.
import { useEffect, useState } from 'preact/hooks';
import { agoOf, agoWords } from '../machine/relative-time.ts';
import { useMessages } from '../messages/messages.tsx';
import { LOCALES } from '../messages/translate.ts';

const MINUTE_MS = 60_000;

/** The time now, a minute at a time. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface AgoProps {
  readonly time: string;
  /** What is said of it; by default how long ago it was. */
  readonly words?: (ago: string) => string;
}

export function Ago({ time, words = ago => ago }: AgoProps) {
  const { t, language } = useMessages();
  const ago = agoOf(time, useMinute());
  const exact = new Date(time).toLocaleString(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={time} title={exact}>
      {words(ago.count === 0 ? t('just-now') : agoWords(ago, language))}
    </time>
  );
}

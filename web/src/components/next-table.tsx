// The way to the next table that waits, in one tap. Asked for seldom: when there is nothing to do here, and after a move.
import { useEffect, useState } from 'preact/hooks';
import { WAITING_TABLES } from '../api/operations.ts';
import { isMyTurn, type Match } from '../machine/match-state.ts';
import { type NextTable, nextTable } from '../machine/next-table.ts';
import { useMessages } from '../messages/messages.tsx';
import { Link } from './link.tsx';
import { useAsk } from './use-api.ts';

function useNextTable({ id, version }: Match, isIdle: boolean): NextTable | null {
  const ask = useAsk();
  const [next, setNext] = useState<NextTable | null>(null);
  useEffect(() => {
    let left = false;
    if (isIdle && document.visibilityState === 'visible') {
      ask(WAITING_TABLES, {}).then(outcome => {
        if (!left && outcome.kind === 'data') {
          setNext(nextTable(outcome.data, id));
        }
      });
    }
    return () => {
      left = true;
    };
  }, [ask, id, version, isIdle]);
  return next;
}

export function NextTableLink({ match }: { readonly match: Match }) {
  const { t } = useMessages();
  const isIdle = match.viewerSeats.length > 0 && !isMyTurn(match);
  const next = useNextTable(match, isIdle);
  return next === null ? null : (
    <Link
      to={{ page: 'match', id: next.id }}
      class="next-table"
      label={t('next-table-words', { count: next.count })}
    >
      {t('next-table')} <span aria-hidden="true">→</span>
    </Link>
  );
}

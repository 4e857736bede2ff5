// Every line of the score sheet in words: what for, to whom, how much, above or below the line. Folded away.
import { sideOf } from '../../../engine/seats.ts';
import type { Match } from '../machine/match-state.ts';
import type { Line } from '../machine/score-sheet.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { sideWords } from '../messages/words.ts';
import { Link } from './link.tsx';

interface SheetLinesProps {
  readonly match: Pick<Match, 'id' | 'rules' | 'seats' | 'viewerSeats'>;
  readonly lines: readonly Line[];
}

interface FoldProps {
  /** Unfolded from the start. */
  readonly open: boolean;
}

function dealsIn(lines: readonly Line[]): readonly number[] {
  return [...new Set(lines.map(({ deal }) => deal))];
}

function DealLines({ match, lines }: SheetLinesProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const hasLine = match.rules.scoring !== 'duplicate';
  return (
    <ul>
      {lines.map(({ side, below, above, reason }) => (
        <li key={`${side}-${reason}`}>
          <span>
            {t('reason', { reason })}
            {hasLine && <small>{below > 0 ? t('below-line') : t('above-line')}</small>}
          </span>
          <span>
            {sideWords(t, match, near, side)} <b>{below + above}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function SheetLines({ match, lines, open }: SheetLinesProps & FoldProps) {
  const { t } = useMessages();
  return lines.length === 0 ? null : (
    <details class="sheet-lines" open={open}>
      <summary>{t('every-line')}</summary>
      <ol>
        {dealsIn(lines).map(number => (
          <li key={number}>
            <Link to={{ page: 'deal', id: match.id, number }}>
              {t('deal-number', { number, scoring: match.rules.scoring })}
            </Link>
            <DealLines match={match} lines={lines.filter(({ deal }) => deal === number)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

// The score of a match in full: the sheet as it is drawn, each line in words, the running total, how each deal ended.
import { useState } from 'preact/hooks';
import type { ScoreQuery } from '../api/operations.generated.ts';
import { SCORE } from '../api/page-operations.ts';
import { DealResults } from '../components/deal-results.tsx';
import { Link } from '../components/link.tsx';
import { NoMatch } from '../components/no-match.tsx';
import { NotLoaded } from '../components/notes.tsx';
import { SheetTable } from '../components/score-sheet.tsx';
import { SheetLines } from '../components/sheet-lines.tsx';
import { TotalPlot } from '../components/total-plot.tsx';
import { useQuery } from '../components/use-api.ts';
import { useTitle } from '../components/use-title.ts';
import { endedDeals } from '../machine/match-state.ts';
import { runningTotals } from '../machine/running-total.ts';
import { useMessages } from '../messages/messages.tsx';
import '../styles/score.css';

function Score({ match }: { readonly match: NonNullable<ScoreQuery['match']> }) {
  const { t } = useMessages();
  const { score, deals } = match;
  useTitle(t('score-sheet'));
  const ended = endedDeals(match);
  const totals = runningTotals(score.lines, ended);
  return (
    <main class="page page-wide score-page">
      <header class="page-head">
        <h1>{t('score-sheet')}</h1>
        <Link to={{ page: 'match', id: match.id }} class="button button-second">
          {t('to-table')}
        </Link>
      </header>
      <div class="side-by-side">
        <section class="sheet-of-paper">
          <SheetTable match={match} lines={score.lines} />
        </section>
        <div class="score-more">
          {ended > 0 && (
            <section class="sheet-of-paper">
              <TotalPlot match={match} totals={totals} />
            </section>
          )}
          {deals.nodes.length > 0 && (
            <section class="sheet-of-paper">
              <h2>{t('past-deals')}</h2>
              <DealResults match={match} totals={totals} />
            </section>
          )}
        </div>
      </div>
      {score.lines.length > 0 && (
        <section class="sheet-of-paper">
          <SheetLines match={match} lines={score.lines} open />
        </section>
      )}
    </main>
  );
}

export function ScorePage({ id }: { readonly id: string }) {
  const [turn, setTurn] = useState(0);
  const state = useQuery(SCORE, { id }, turn);
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  return state.data.match === null ? (
    <NoMatch onSignedIn={() => setTurn(turn + 1)} />
  ) : (
    <Score match={state.data.match} />
  );
}

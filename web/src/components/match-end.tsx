// The end of a match: who won, the totals, and the deals to take home as files.
import { useState } from 'preact/hooks';
import { sideOf } from '../../../engine/seats.ts';
import type { ExportFormat } from '../api/operations.generated.ts';
import { EXPORT } from '../api/operations.ts';
import type { Match } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { listWords } from '../messages/translate.ts';
import { Link } from './link.tsx';
import { saveText } from './save-text.ts';
import { useAsk } from './use-api.ts';

const FORMATS: readonly ExportFormat[] = ['PBN', 'JSON'];
const TYPES: Readonly<Record<ExportFormat, string>> = { PBN: 'text/plain', JSON: 'application/json' };

function SaveDeals({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const ask = useAsk();
  const [failed, setFailed] = useState(false);
  const save = async (format: ExportFormat) => {
    const outcome = await ask(EXPORT, { id, format });
    const match = outcome.kind === 'data' ? outcome.data.match : null;
    const text = match?.export ?? null;
    setFailed(text === null);
    if (match && text !== null) {
      const name = `half-open-bridge-${match.createdAt.slice(0, 10)}.${format.toLowerCase()}`;
      saveText({ name, type: TYPES[format], text });
    }
  };
  return (
    <div class="save">
      <p>{t('save-text')}</p>
      <div class="buttons">
        {FORMATS.map(format => (
          <button
            key={format}
            type="button"
            class="button button-second"
            data-save={format}
            onClick={() => save(format)}
          >
            {t('save-as', { format })}
          </button>
        ))}
      </div>
      {failed && <p class="status-notice">{t('failed')}</p>}
    </div>
  );
}

export function MatchEnd({ match }: { readonly match: Match }) {
  const { t, language } = useMessages();
  const { score, status } = match;
  const winners = match.seats
    .filter(({ seat, dummy }) => !dummy && sideOf(seat) === score.winner)
    .flatMap(({ player }) => (player === null ? [] : [player.name]));
  return (
    <div class="match-end">
      <h2>{status === 'ABANDONED' ? t('match-abandoned') : t('match-over')}</h2>
      {status === 'FINISHED' && (
        <p class="result-words">
          {score.winner === null
            ? t('match-drawn')
            : t('match-won', { names: listWords(language, winners), count: winners.length })}
        </p>
      )}
      <p>{t('match-totals', { northSouth: score.northSouth.total, eastWest: score.eastWest.total })}</p>
      <SaveDeals id={match.id} />
      <div class="buttons">
        <Link to={{ page: 'home' }} class="button">
          {t('to-home')}
        </Link>
        <Link to={{ page: 'score', id: match.id }} class="button button-second">
          {t('whole-score')}
        </Link>
      </div>
    </div>
  );
}

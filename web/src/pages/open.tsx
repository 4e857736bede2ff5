// Matches open to anyone that still wait for players.
import { useState } from 'preact/hooks';
import type { OpenMatchesQuery } from '../api/operations.generated.ts';
import { OPEN_MATCHES } from '../api/page-operations.ts';
import { Link } from '../components/link.tsx';
import { NameForm } from '../components/name-form.tsx';
import { NotLoaded } from '../components/notes.tsx';
import { OpenMatch } from '../components/open-match.tsx';
import { useQuery } from '../components/use-api.ts';
import { useTitle } from '../components/use-title.ts';
import { useMessages } from '../messages/messages.tsx';
import '../styles/matches.css';

/** The list is for those who have said who they are. */
function WhoAreYou({ onDone }: { readonly onDone: () => void }) {
  const { t } = useMessages();
  return (
    <section class="sheet-of-paper">
      <h2>{t('name-title')}</h2>
      <NameForm submitText={t('name-submit')} onDone={onDone} />
    </section>
  );
}

interface OpenListProps {
  readonly page: OpenMatchesQuery['openMatches'];
  readonly isFirst: boolean;
  readonly goAfter: (cursor: string | null) => void;
  readonly onAgain: () => void;
}

function OpenList({ page, isFirst, goAfter, onAgain }: OpenListProps) {
  const { t } = useMessages();
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      {page.nodes.length === 0 && <p class="sheet-of-paper">{t('no-open-matches')}</p>}
      <ul class="open-list">
        {page.nodes.map(match => (
          <OpenMatch key={match.id} match={match} onTaken={onAgain} />
        ))}
      </ul>
      <div class="buttons">
        {!isFirst && (
          <button type="button" class="button button-second" onClick={() => goAfter(null)}>
            {t('newest-matches')}
          </button>
        )}
        {hasNextPage && (
          <button type="button" class="button button-second" onClick={() => goAfter(endCursor)}>
            {t('more-matches')}
          </button>
        )}
        <button type="button" class="button button-second" onClick={onAgain}>
          {t('look-again')}
        </button>
      </div>
    </>
  );
}

export function OpenPage() {
  const { t } = useMessages();
  const [turn, setTurn] = useState(0);
  const [after, goAfter] = useState<string | null>(null);
  useTitle(t('open-matches'));
  const state = useQuery(OPEN_MATCHES, { after }, turn);
  const again = () => setTurn(turn + 1);
  const isNobody = state.kind === 'failed' && state.failure === 'signedOut';
  if (state.kind !== 'data' && !isNobody) {
    return <NotLoaded state={state} />;
  }
  return (
    <main class="page">
      <header class="page-head">
        <h1>{t('open-matches')}</h1>
        <Link to={{ page: 'home' }} class="button button-second">
          {t('to-home')}
        </Link>
        <p class="muted">{t('open-matches-text')}</p>
      </header>
      {state.kind === 'data' ? (
        <OpenList page={state.data.openMatches} isFirst={after === null} goAfter={goAfter} onAgain={again} />
      ) : (
        <WhoAreYou onDone={again} />
      )}
    </main>
  );
}

// The viewer's matches, those that wait for the viewer first.
import { useState } from 'preact/hooks';
import { MY_MATCHES } from '../api/operations.ts';
import { byUrgency, type ListedMatch, othersIn, standingOf } from '../machine/match-list.ts';
import { useMessages } from '../messages/messages.tsx';
import { Link } from './link.tsx';
import { useQuery } from './use-api.ts';

function MatchRow({ match, viewerId }: { readonly match: ListedMatch; readonly viewerId: string }) {
  const { t, language } = useMessages();
  const standing = standingOf(match, viewerId);
  const others = othersIn(match, viewerId).join(', ');
  const moved = new Date(match.updatedAt).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li>
      <Link to={{ page: 'match', id: match.id }} class={`match-row is-${standing}`}>
        <span class="match-row-name">
          {others === '' ? t('match-open') : t('match-with', { names: others })}
        </span>
        <span class="match-row-standing">{t('standing', { standing })}</span>
        <span class="muted">
          {t('preset-name', { preset: match.rules.preset })} · <time dateTime={match.updatedAt}>{moved}</time>
        </span>
      </Link>
    </li>
  );
}

function MatchPage({
  after,
  onMore,
}: {
  readonly after: string | null;
  readonly onMore: (cursor: string) => void;
}) {
  const { t } = useMessages();
  const state = useQuery(MY_MATCHES, { after });
  if (state.kind !== 'data') {
    return <li class="muted">{state.kind === 'failed' ? t('failed') : t('loading')}</li>;
  }
  const { viewer } = state.data;
  const page = viewer?.matches;
  if (!viewer || !page || (after === null && page.nodes.length === 0)) {
    return <li class="muted">{t('no-matches')}</li>;
  }
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      {byUrgency(page.nodes, viewer.id).map(match => (
        <MatchRow key={match.id} match={match} viewerId={viewer.id} />
      ))}
      {hasNextPage && endCursor !== null && (
        <li class="more">
          <button type="button" class="button button-second" onClick={() => onMore(endCursor)}>
            {t('more-matches')}
          </button>
        </li>
      )}
    </>
  );
}

export function MyMatches() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const add = (cursor: string) => setCursors(known => (known.includes(cursor) ? known : [...known, cursor]));
  return (
    <ul class="match-list">
      {[null, ...cursors].map(after => (
        <MatchPage key={after ?? 'first'} after={after} onMore={add} />
      ))}
    </ul>
  );
}

// A match in a list, as one link: with whom, where it stands, and since when.
import {
  freeSeatsOf,
  type ListedMatch,
  othersIn,
  outcomeOf,
  pointsOf,
  standingOf,
  tricksTaken,
} from '../machine/match-list.ts';
import { agoOf } from '../machine/relative-time.ts';
import { useMessages } from '../messages/messages.tsx';
import { listWords, type Translate } from '../messages/translate.ts';
import { Ago, useMinute } from './ago.tsx';
import { ContractSign } from './call.tsx';
import { Link } from './link.tsx';

interface RowProps {
  readonly match: ListedMatch;
  readonly viewerId: string;
}

function theirsWords(t: Translate, { turn }: ListedMatch): string {
  return turn?.kind === 'ANSWER'
    ? t('turn-answer-theirs')
    : t('waiting-for', { name: turn?.player.name ?? '' });
}

function Standing({ match, viewerId }: RowProps) {
  const { t } = useMessages();
  const standing = standingOf(match, viewerId);
  switch (standing) {
    case 'theirs':
      return <>{theirsWords(t, match)}</>;
    case 'waiting':
      return <>{t('waiting-players', { count: freeSeatsOf(match) })}</>;
    case 'finished':
      return <>{t('match-outcome', { outcome: outcomeOf(match) })}</>;
    default:
      return <>{t('standing', { standing })}</>;
  }
}

/** The deal on the table: auction or contract and tricks so far. */
function DealNow({ match }: Pick<RowProps, 'match'>) {
  const { t } = useMessages();
  const { deal, rules } = match;
  if (deal === null || match.status !== 'IN_PROGRESS') {
    return null;
  }
  const [own, other] = tricksTaken(match);
  return (
    <span class="match-row-deal">
      {t('deal-number', { number: deal.number, scoring: rules.scoring })}
      {' · '}
      {deal.contract === null ? (
        t('in-auction')
      ) : (
        <>
          <ContractSign contract={deal.contract} /> {t('seat', { seat: deal.contract.declarer })}
          {' · '}
          {t('tricks-so-far', { own, other })}
        </>
      )}
    </span>
  );
}

function Since({ match, viewerId }: RowProps) {
  const { t } = useMessages();
  const now = useMinute();
  switch (standingOf(match, viewerId)) {
    case 'mine': {
      const { unit, count } = agoOf(match.updatedAt, now);
      return (
        <Ago
          time={match.updatedAt}
          words={() => t('waits-for-you', { unit: count === 0 ? 'now' : unit, count })}
        />
      );
    }
    case 'theirs':
      return <Ago time={match.updatedAt} words={ago => t('last-move', { ago })} />;
    case 'waiting':
      return <Ago time={match.createdAt} words={ago => t('match-made', { ago })} />;
    default:
      return <Ago time={match.updatedAt} words={ago => t('match-ended', { ago })} />;
  }
}

export function MatchRow({ match, viewerId }: RowProps) {
  const { t, language } = useMessages();
  const others = listWords(language, othersIn(match, viewerId));
  const [own, other] = pointsOf(match);
  return (
    <li>
      <Link to={{ page: 'match', id: match.id }} class={`match-row is-${standingOf(match, viewerId)}`}>
        <span class="match-row-name">
          {others === '' ? t('match-open') : t('match-with', { names: others })}
        </span>
        <span class="match-row-standing">
          <Standing match={match} viewerId={viewerId} />
        </span>
        <DealNow match={match} />
        <span class="match-row-since">
          <Since match={match} viewerId={viewerId} />
        </span>
        <span class="match-row-rules muted">
          {t('preset-name', { preset: match.rules.preset })}
          {own + other > 0 && ` · ${t('points-so-far', { own, other })}`}
        </span>
      </Link>
    </li>
  );
}

// A finished deal to look through: all 52 cards as dealt, the auction, every trick, the result.

import type { DealQuery } from '../api/operations.generated.ts';
import { DEAL } from '../api/operations.ts';
import { AuctionTable } from '../components/auction.tsx';
import { DealtCards } from '../components/dealt-cards.tsx';
import { Link } from '../components/link.tsx';
import { DeadEnd, NotLoaded } from '../components/notes.tsx';
import { Result } from '../components/result.tsx';
import { TrickList } from '../components/trick-list.tsx';
import { useQuery } from '../components/use-api.ts';
import { useMessages } from '../messages/messages.tsx';

type DealMatch = NonNullable<DealQuery['match']>;

function DealLinks({ id, number }: { readonly id: string; readonly number: number }) {
  const { t } = useMessages();
  return (
    <nav class="buttons" aria-label={t('past-deals')}>
      {number > 1 && (
        <Link to={{ page: 'deal', id, number: number - 1 }} class="button button-second">
          {t('earlier-deal')}
        </Link>
      )}
      <Link to={{ page: 'deal', id, number: number + 1 }} class="button button-second">
        {t('later-deal')}
      </Link>
      <Link to={{ page: 'match', id }} class="button">
        {t('to-table')}
      </Link>
    </nav>
  );
}

function FinishedDeal({
  match,
  deal,
}: {
  readonly match: DealMatch;
  readonly deal: NonNullable<DealMatch['deal']>;
}) {
  const { t } = useMessages();
  return (
    <main class="page page-wide">
      <section class="sheet-of-paper">
        <h1>{t('deal-number', { number: deal.number, scoring: match.rules.scoring })}</h1>
        <DealLinks id={match.id} number={deal.number} />
        <Result match={match} deal={deal} />
      </section>
      <section class="sheet-of-paper">
        <h2>{t('as-dealt')}</h2>
        <DealtCards match={match} deal={deal} />
      </section>
      <div class="side-by-side">
        <section class="sheet-of-paper">
          <h2>{t('auction')}</h2>
          <AuctionTable deal={deal} seats={match.seats} />
        </section>
        {deal.tricks.length > 0 && (
          <section class="sheet-of-paper">
            <h2>{t('tricks')}</h2>
            <TrickList match={match} deal={deal} />
          </section>
        )}
      </div>
    </main>
  );
}

export function DealPage({ id, number }: { readonly id: string; readonly number: number }) {
  const { t } = useMessages();
  const state = useQuery(DEAL, { id, number });
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  const { match } = state.data;
  if (match === null) {
    return <DeadEnd title={t('no-match-title')} text={t('no-match-text')} />;
  }
  if (!match.deal?.dealt) {
    return (
      <main class="page">
        <section class="sheet-of-paper">
          <h1>{t('deal-number', { number, scoring: match.rules.scoring })}</h1>
          <p>{t('deal-not-over')}</p>
          <Link to={{ page: 'match', id }} class="button">
            {t('to-table')}
          </Link>
        </section>
      </main>
    );
  }
  return <FinishedDeal match={match} deal={match.deal} />;
}

// A finished deal to look through step by step: all 52 cards, the auction, every trick, the result. Each moment has an
// address of its own.
import { useState } from 'preact/hooks';
import type { LookBackQuery } from '../api/operations.generated.ts';
import { LOOK_BACK } from '../api/page-operations.ts';
import { AuctionTable } from '../components/auction.tsx';
import { DealDiagram } from '../components/deal-diagram.tsx';
import { Link } from '../components/link.tsx';
import { MomentControls } from '../components/moment-controls.tsx';
import { NoMatch } from '../components/no-match.tsx';
import { NotLoaded } from '../components/notes.tsx';
import { Result } from '../components/result.tsx';
import { TrickList } from '../components/trick-list.tsx';
import { useQuery } from '../components/use-api.ts';
import { useTitle } from '../components/use-title.ts';
import { momentsOf, type PastDeal, placeOf, positionAt } from '../machine/deal-moments.ts';
import { endedDeals } from '../machine/match-state.ts';
import { DEALT, type Moment } from '../machine/moment.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Route } from '../routes.ts';
import '../styles/look-back.css';
import '../styles/trick-list.css';

type PastMatch = NonNullable<LookBackQuery['match']>;

interface FinishedDealProps {
  readonly match: PastMatch;
  readonly deal: PastDeal;
  readonly moment: Moment;
}

function DealLinks({ match, deal }: Omit<FinishedDealProps, 'moment'>) {
  const { t } = useMessages();
  const { id } = match;
  const { number } = deal;
  return (
    <nav class="buttons" aria-label={t('past-deals')}>
      {number > 1 && (
        <Link to={{ page: 'deal', id, number: number - 1 }} class="button button-second">
          {t('earlier-deal')}
        </Link>
      )}
      {number < endedDeals({ deal: match.current }) && (
        <Link to={{ page: 'deal', id, number: number + 1 }} class="button button-second">
          {t('later-deal')}
        </Link>
      )}
      <Link to={{ page: 'score', id }} class="button button-second">
        {t('score-sheet')}
      </Link>
      <Link to={{ page: 'match', id }} class="button">
        {t('to-table')}
      </Link>
    </nav>
  );
}

function StepByStep({ match, deal, moment }: FinishedDealProps) {
  const { t } = useMessages();
  const moments = momentsOf(deal);
  const place = placeOf(moments, moment);
  const here = moments[place] ?? DEALT;
  const position = positionAt(deal, here);
  const routeOf = (to: Moment): Route => ({ page: 'deal', id: match.id, number: deal.number, moment: to });
  return (
    <>
      <section class="look-back" aria-label={t('step-by-step')}>
        <h2 class="hidden">{t('step-by-step')}</h2>
        <DealDiagram match={match} deal={deal} position={position} />
        <MomentControls deal={deal} moments={moments} place={place} routeOf={routeOf} />
        <p class="muted look-back-key">
          {t('look-back-key', { dummies: match.rules.players === 2 ? 'halfOpen' : 'none' })}
        </p>
      </section>
      <div class="side-by-side">
        {deal.tricks.length > 0 && (
          <section class="sheet-of-paper">
            <h2>{t('tricks')}</h2>
            <TrickList match={match} deal={deal} current={position.trick?.number ?? null} routeOf={routeOf} />
          </section>
        )}
        <div class="deal-papers">
          <section class="sheet-of-paper">
            <h2>{t('points')}</h2>
            <Result match={match} deal={deal} />
          </section>
          <section class="sheet-of-paper">
            <h2>{t('auction')}</h2>
            <AuctionTable deal={deal} seats={match.seats} />
          </section>
        </div>
      </div>
    </>
  );
}

function FinishedDeal(props: FinishedDealProps) {
  const { t } = useMessages();
  const { match, deal } = props;
  const title = t('deal-number', { number: deal.number, scoring: match.rules.scoring });
  useTitle(title);
  return (
    <main class="page page-wide">
      <header class="page-head">
        <h1>{title}</h1>
        <DealLinks match={match} deal={deal} />
      </header>
      <StepByStep {...props} />
    </main>
  );
}

function NotOver({ match, number }: { readonly match: PastMatch; readonly number: number }) {
  const { t } = useMessages();
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{t('deal-number', { number, scoring: match.rules.scoring })}</h1>
        <p>{t('deal-not-over')}</p>
        <Link to={{ page: 'match', id: match.id }} class="button">
          {t('to-table')}
        </Link>
      </section>
    </main>
  );
}

interface DealPageProps {
  readonly id: string;
  readonly number: number;
  readonly moment: Moment;
}

export function DealPage({ id, number, moment }: DealPageProps) {
  const [turn, setTurn] = useState(0);
  const state = useQuery(LOOK_BACK, { id, number }, turn);
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  const { match } = state.data;
  if (match === null) {
    return <NoMatch onSignedIn={() => setTurn(turn + 1)} />;
  }
  return match.deal?.dealt ? (
    <FinishedDeal match={match} deal={match.deal} moment={moment} />
  ) : (
    <NotOver match={match} number={number} />
  );
}

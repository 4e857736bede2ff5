// The page of a running or finished match: status, table, and beside it the deal's facts, auction and score.

import type { MatchSession } from '../machine/match-session.ts';
import type { Deal, Match, OpenMatch, Screen } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { AuctionTable } from './auction.tsx';
import { ClaimPanel, EndEarly, RefusedClaim } from './claims.tsx';
import { Facts } from './facts.tsx';
import { Link } from './link.tsx';
import { MatchEnd } from './match-end.tsx';
import { Result } from './result.tsx';
import { RulesList } from './rules.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Status } from './status.tsx';
import { Table } from './table.tsx';

interface TableScreenProps {
  readonly state: OpenMatch;
  readonly screen: Extract<Screen, { readonly deal: Deal }>;
  readonly session: MatchSession;
}

function DealEnd({ state, screen, session }: TableScreenProps) {
  const { t } = useMessages();
  return (
    <section class="sheet-of-paper deal-end" aria-live="polite">
      <h2>{t('deal-over', { number: screen.deal.number, scoring: state.match.rules.scoring })}</h2>
      <Result match={state.match} deal={screen.deal} />
      <div class="buttons">
        {screen.kind === 'ended' && (
          <button type="button" class="button" onClick={session.dealSeen}>
            {t('next-deal')}
          </button>
        )}
        <Link
          to={{ page: 'deal', id: state.match.id, number: screen.deal.number }}
          class="button button-second"
        >
          {t('look-at-deal')}
        </Link>
      </div>
      {screen.kind === 'over' && <MatchEnd match={state.match} />}
    </section>
  );
}

/** Links to the deals that have ended and are not on the table. */
function PastDeals({ match, current }: { readonly match: Match; readonly current: number }) {
  const { t } = useMessages();
  return current < 2 ? null : (
    <nav class="past-deals" aria-label={t('past-deals')}>
      <h2>{t('past-deals')}</h2>
      <ol>
        {Array.from({ length: current - 1 }, (_, index) => (
          <li key={`deal-${index + 1}`}>
            <Link to={{ page: 'deal', id: match.id, number: index + 1 }}>{index + 1}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Papers({ state, deal }: { readonly state: OpenMatch; readonly deal: Deal }) {
  const { t } = useMessages();
  const { match, lines } = state;
  return (
    <aside class="papers">
      <section class="sheet-of-paper">
        <h2>{t('deal-number', { number: deal.number, scoring: match.rules.scoring })}</h2>
        <Facts match={match} deal={deal} lines={lines} />
        <AuctionTable deal={deal} seats={match.seats} />
      </section>
      <section class="sheet-of-paper">
        <ScoreSheet match={match} lines={lines} />
      </section>
      <section class="sheet-of-paper">
        <PastDeals match={match} current={deal.number} />
        <details>
          <summary>{t('rules')}</summary>
          <RulesList rules={match.rules} />
          <p>
            <Link to={{ page: 'rules', part: 'bridge' }}>{t('rules-link')}</Link>
          </p>
        </details>
      </section>
    </aside>
  );
}

/** The deal in progress: its claims, the table, the menu to end it. */
function LiveTable({ state, screen, session }: TableScreenProps) {
  const { match, sending, notice } = state;
  const { deal } = screen;
  const live = screen.kind === 'table';
  const mayAct = live && match.viewerSeats.length > 0;
  const claims = { match, deal, busy: sending !== null, choose: session.choose };
  return (
    <>
      {live && <ClaimPanel {...claims} />}
      {live && <RefusedClaim match={match} deal={deal} />}
      <Table
        match={match}
        deal={deal}
        sending={sending?.move ?? null}
        choose={mayAct ? session.choose : null}
        wrongSeat={notice?.kind === 'refused' && notice.code === 'WRONG_SEAT'}
      />
      {mayAct && <EndEarly key={match.version} {...claims} />}
    </>
  );
}

export function TableScreen(props: TableScreenProps) {
  const { t } = useMessages();
  const { state, screen } = props;
  const live = screen.kind === 'table';
  return (
    <main class="match">
      <h1 class="hidden">{t('table')}</h1>
      <div class="play">
        <Status state={state} quiet={!live} />
        {!live && <DealEnd {...props} />}
        <LiveTable {...props} />
        {state.match.viewerSeats.length === 0 && <p class="muted watching">{t('watching')}</p>}
      </div>
      <Papers state={state} deal={screen.deal} />
    </main>
  );
}

// The page of a running or finished match: status, table, and beside it the deal's facts, auction and score.

import { useState } from 'preact/hooks';
import type { MatchSession } from '../machine/match-session.ts';
import { asShown, type Deal, type Match, type OpenMatch, type Screen } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { AuctionTable } from './auction.tsx';
import { ClaimPanel, EndEarly, RefusedClaim } from './claims.tsx';
import { Facts } from './facts.tsx';
import { Link } from './link.tsx';
import { MatchEnd } from './match-end.tsx';
import { Result } from './result.tsx';
import { RulesList } from './rules.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Status, TableTop } from './status.tsx';
import { Table } from './table.tsx';
import { TrickSheet } from './trick-sheet.tsx';

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

/** The cards that the latest event turned face up. */
function turnedBy({ told }: OpenMatch, deal: Deal): readonly string[] {
  const event = told.at(-1)?.event;
  return event?.__typename === 'CardPlayed' && event.deal === deal.number
    ? event.turned.map(({ card }) => card)
    : [];
}

/** The deal in progress: its claims, the table, the menu to end it. */
function LiveTable({ state, screen, session, showTricks }: TableScreenProps & { showTricks: () => void }) {
  const { match, picked, sending, notice } = state;
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
        picked={live ? picked : null}
        isSending={sending !== null}
        choose={mayAct ? session.choose : null}
        unchoose={session.unchoose}
        wrongSeat={notice?.kind === 'refused' && notice.code === 'WRONG_SEAT'}
        turned={turnedBy(state, deal)}
        showTricks={showTricks}
      />
      {mayAct && <EndEarly key={match.version} {...claims} />}
    </>
  );
}

export function TableScreen(given: TableScreenProps) {
  const { t } = useMessages();
  const [sheet, setSheet] = useState(false);
  const props = { ...given, state: asShown(given.state) };
  const { state, screen, session } = props;
  const hasEnded = screen.kind === 'ended' || screen.kind === 'over';
  return (
    <main class="match">
      <h1 class="hidden">{t('table')}</h1>
      <div class="play">
        <TableTop state={state} screen={screen} skip={session.skip} />
        <Status state={state} screen={screen} />
        {hasEnded && <DealEnd {...props} />}
        <LiveTable {...props} showTricks={() => setSheet(true)} />
        {state.match.viewerSeats.length === 0 && <p class="muted watching">{t('watching')}</p>}
      </div>
      <Papers state={state} deal={screen.deal} />
      {sheet && <TrickSheet match={state.match} deal={screen.deal} onClose={() => setSheet(false)} />}
    </main>
  );
}

/** The room of a table that has not arrived yet. */
export function TableToCome({ offline }: { readonly offline: boolean }) {
  const { t } = useMessages();
  return (
    <main class="match" aria-busy="true">
      <div class="play">
        <div class="table-top">
          <p class="status-turn" aria-live="polite">
            {offline ? t('offline') : t('loading')}
          </p>
        </div>
        <div class="status" />
        <div class="table-to-come" />
      </div>
      <div class="papers" />
    </main>
  );
}

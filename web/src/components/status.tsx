// What is going on, in words: whose turn, what is being sent, what has happened, what went wrong. Read out when it changes.
import { assertNever } from '../../../engine/result.ts';
import { pendingClaim } from '../machine/claims.ts';
import {
  type Deal,
  isMyTurn,
  type Match,
  type Notice,
  type OpenMatch,
  type Screen,
} from '../machine/match-state.ts';
import { contractDummy, isLead, isMyDummy, seatsInPlay } from '../machine/table-hands.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Translate } from '../messages/translate.ts';
import { seatWords } from '../messages/words.ts';
import { Strip } from './facts.tsx';
import { NextTableLink } from './next-table.tsx';
import { ToldLog } from './told.tsx';

type DealScreen = Extract<Screen, { readonly deal: Deal }>;

/** To those who owe no answer: whose claim it is that waits for one. */
function answerWords(t: Translate, match: Match): string {
  const claim = match.deal === null ? null : pendingClaim(match.deal);
  const isMine = claim !== null && match.viewerSeats.includes(claim.seat);
  return isMine ? t('turn-answer-awaited') : t('turn-answer-theirs');
}

function turnWords(t: Translate, match: Match): string {
  const { turn, deal } = match;
  if (turn === null || deal === null) {
    return '';
  }
  if (turn.kind === 'ANSWER') {
    return match.legalAnswer ? t('turn-answer') : answerWords(t, match);
  }
  const seat = seatWords(t, seatsInPlay(match, deal), turn.seat);
  if (!isMyTurn(match)) {
    return contractDummy(match.rules, deal) === turn.seat
      ? t('turn-from-dummy', { player: turn.player.name })
      : t('turn-theirs', { seat });
  }
  if (turn.kind === 'CALL') {
    return t('turn-call');
  }
  return isLead(deal) ? t('turn-lead', { seat }) : t('turn-card', { seat });
}

/** While the end of a deal is looked at, for whom the next one waits; nothing when there is none. */
function nextDealWords(t: Translate, match: Match): string {
  return isMyTurn(match) ? t('turn-next-deal') : turnWords(t, match);
}

function noticeWords(t: Translate, notice: Notice): string {
  switch (notice.kind) {
    case 'movedOn':
      return t('moved-on');
    case 'refused':
      return notice.message;
    case 'givenBack':
      return t('given-back');
    case 'notSent':
      return t('failed');
    default:
      return assertNever(notice);
  }
}

/** Dummy's owner looks on: declarer plays the cards. */
function DummyNote({ match }: { readonly match: Match }) {
  const { t } = useMessages();
  const { deal, seats } = match;
  return deal === null || deal.contract === null || !isMyDummy(match, deal) ? null : (
    <p class="status-dummy">
      {t('you-are-dummy', { declarer: seatWords(t, seats, deal.contract.declarer) })}
    </p>
  );
}

/** Whose turn it is; while what was missed is being shown, that, and how to be done with it. */
function Turn({ state, screen, skip }: StatusProps) {
  const { t } = useMessages();
  const { match, sending, missed } = state;
  if (screen.kind === 'playback') {
    return (
      <p class="status-turn status-playback">
        <span>{missed > 0 && t('since-looked', { count: missed })}</span>
        <button type="button" class="button button-second" data-skip onClick={skip}>
          {t('skip')}
        </button>
      </p>
    );
  }
  const words = screen.kind === 'table' ? turnWords(t, match) : nextDealWords(t, match);
  return (
    <p class={`status-turn ${isMyTurn(match) ? 'is-mine' : ''}`} aria-live="polite">
      {sending === null ? words : t('sending')}
    </p>
  );
}

interface StatusProps {
  readonly state: OpenMatch;
  readonly screen: DealScreen;
  readonly skip: () => void;
}

/** Stays in sight: whose turn, what is played, tricks made and needed, the next table. */
export function TableTop(props: StatusProps) {
  const { match } = props.state;
  return (
    <div class="table-top">
      <Turn {...props} />
      <NextTableLink match={match} />
      <Strip match={match} deal={props.screen.deal} />
    </div>
  );
}

/** What went wrong, else what has just happened; the line is there before it has words. */
export function Status({ state, screen }: Pick<StatusProps, 'state' | 'screen'>) {
  const { t } = useMessages();
  const { match, notice, offline, sending, told } = state;
  const words = notice && noticeWords(t, notice);
  const isKept = offline && sending !== null;
  return (
    <div class={`status ${words !== null || isKept ? 'has-notice' : ''}`}>
      {screen.kind === 'table' && <DummyNote match={match} />}
      <div aria-live="polite">
        {words !== null && <p class="status-notice">{words}</p>}
        {isKept && <p class="status-notice">{t('offline-sending')}</p>}
      </div>
      <ToldLog told={told} deal={screen.deal} scoring={match.rules.scoring} />
    </div>
  );
}

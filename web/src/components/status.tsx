// What is going on, in words: whose turn, what is being sent, what went wrong. Read out when it changes.
import { assertNever } from '../../../engine/result.ts';
import { pendingClaim } from '../machine/claims.ts';
import { isMyTurn, type Match, type Notice, type OpenMatch } from '../machine/match-state.ts';
import { contractDummy, isLead, isMyDummy, seatsInPlay } from '../machine/table-hands.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Translate } from '../messages/translate.ts';
import { seatWords } from '../messages/words.ts';

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

function noticeWords(t: Translate, notice: Notice): string {
  switch (notice.kind) {
    case 'movedOn':
      return t('moved-on');
    case 'refused':
      return notice.message;
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

export function Status({ state, quiet }: { readonly state: OpenMatch; readonly quiet: boolean }) {
  const { t } = useMessages();
  const notice = state.notice && noticeWords(t, state.notice);
  const mine = isMyTurn(state.match);
  return (
    <div class="status" aria-live="polite">
      {!quiet && (
        <p class={`status-turn ${mine ? 'is-mine' : ''}`}>
          {state.sending === null ? turnWords(t, state.match) : t('sending')}
        </p>
      )}
      {!quiet && <DummyNote match={state.match} />}
      {notice !== null && <p class="status-notice">{notice}</p>}
      {state.offline && (
        <p class="status-notice">{state.sending === null ? t('offline') : t('offline-sending')}</p>
      )}
    </div>
  );
}

// What is going on, in words: whose turn, what is being sent, what went wrong. Read out when it changes.
import { assertNever } from '../../../engine/result.ts';
import type { Match, Notice, OpenMatch } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Translate } from '../messages/translate.ts';
import { seatWords } from '../messages/words.ts';

function turnWords(t: Translate, match: Match): string {
  const { turn, seats } = match;
  if (turn === null) {
    return '';
  }
  const mine = match.legalCalls.length > 0 || match.legalCards.length > 0;
  const seat = seatWords(t, seats, turn.seat);
  if (!mine) {
    return t('turn-theirs', { seat });
  }
  if (turn.kind === 'CALL') {
    return t('turn-call');
  }
  const leading = match.deal?.tricks.every(trick => trick.winner !== null || trick.cards.length === 0);
  return leading ? t('turn-lead', { seat }) : t('turn-card', { seat });
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

export function Status({ state, quiet }: { readonly state: OpenMatch; readonly quiet: boolean }) {
  const { t } = useMessages();
  const notice = state.notice && noticeWords(t, state.notice);
  const mine = state.match.legalCalls.length > 0 || state.match.legalCards.length > 0;
  return (
    <div class="status" aria-live="polite">
      {!quiet && (
        <p class={`status-turn ${mine ? 'is-mine' : ''}`}>
          {state.sending === null ? turnWords(t, state.match) : t('sending')}
        </p>
      )}
      {notice !== null && <p class="status-notice">{notice}</p>}
      {state.offline && (
        <p class="status-notice">{state.sending === null ? t('offline') : t('offline-sending')}</p>
      )}
    </div>
  );
}

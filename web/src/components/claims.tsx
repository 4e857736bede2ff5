// Ending a deal early: the quiet menu to claim or concede, and the words and buttons while an answer is awaited.
import { useState } from 'preact/hooks';
import { type Claim, pendingClaim, refusedClaim, remainingTricks } from '../machine/claims.ts';
import type { Deal, Match, Move } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';
import { arrowKeys } from './arrow-keys.ts';

interface ClaimsProps {
  readonly match: Match;
  readonly deal: Deal;
  /** Whether a move is on its way. */
  readonly busy: boolean;
  readonly choose: (move: Move) => void;
}

function ClaimWords({ match, deal, claim }: Pick<ClaimsProps, 'match' | 'deal'> & { readonly claim: Claim }) {
  const { t } = useMessages();
  const seat = seatWords(t, match.seats, claim.seat);
  const rest = remainingTricks(deal) - claim.tricks;
  return (
    <p class="claim-words">
      {claim.concession
        ? t('concession-words', { seat })
        : t('claim-words', { seat, tricks: claim.tricks, rest })}
    </p>
  );
}

/** What has been asked for, to all; the buttons to those who owe an answer. */
export function ClaimPanel({ match, deal, busy, choose }: ClaimsProps) {
  const { t } = useMessages();
  const claim = pendingClaim(deal);
  return claim === null ? null : (
    <section class="sheet-of-paper claim-panel" aria-live="polite">
      <h2>{t('claim-title', { kind: claim.concession ? 'concession' : 'claim' })}</h2>
      <ClaimWords match={match} deal={deal} claim={claim} />
      {!claim.concession && <p class="muted">{t('claim-hand-open')}</p>}
      {match.legalAnswer ? (
        <div class="buttons">
          <button
            type="button"
            class="button"
            data-answer="agree"
            disabled={busy}
            onClick={() => choose({ kind: 'answer', accept: true })}
          >
            {t('claim-agree')}
          </button>
          <button
            type="button"
            class="button button-second"
            data-answer="object"
            disabled={busy}
            onClick={() => choose({ kind: 'answer', accept: false })}
          >
            {t('claim-object')}
          </button>
        </div>
      ) : (
        <p>{t('claim-waiting')}</p>
      )}
    </section>
  );
}

/** Said until the deal ends, since the claimer's hand stays open as long. */
export function RefusedClaim({ match, deal }: Pick<ClaimsProps, 'match' | 'deal'>) {
  const { t } = useMessages();
  const claim = refusedClaim(deal);
  if (claim === null) {
    return null;
  }
  const seat = seatWords(t, match.seats, claim.seat);
  return (
    <p class="claim-refused">
      {claim.concession
        ? t('concession-refused', { seat })
        : t('claim-refused', { seat, tricks: claim.tricks })}
    </p>
  );
}

function ClaimChoice({ match, deal, busy, choose }: ClaimsProps) {
  const { t } = useMessages();
  const most = match.legalClaim;
  const [tricks, setTricks] = useState(most);
  return (
    <div class="claim-choice">
      <fieldset class="claim-tricks" onKeyDown={arrowKeys(1)}>
        <legend>{t('claim-how-many')}</legend>
        {Array.from({ length: most }, (_, index) => index + 1).map(count => (
          <button
            key={count}
            type="button"
            class="claim-count"
            aria-pressed={tricks === count}
            onClick={() => setTricks(count)}
          >
            {count}
          </button>
        ))}
      </fieldset>
      <p class="muted">{t('claim-meaning', { tricks, rest: remainingTricks(deal) - tricks })}</p>
      <button
        type="button"
        class="button button-second"
        data-claim={tricks}
        disabled={busy}
        onClick={() => choose({ kind: 'claim', tricks })}
      >
        {t('claim-submit', { tricks })}
      </button>
    </div>
  );
}

function ConcessionChoice({ match, deal, busy, choose }: ClaimsProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const isOffer =
    match.rules.players === 4 && !match.viewerSeats.includes(deal.contract?.declarer ?? 'NORTH');
  if (!asking) {
    return (
      <button type="button" class="button button-second" data-concede onClick={() => setAsking(true)}>
        {t('concede')}
      </button>
    );
  }
  return (
    <div class="concession">
      <p>{t('concede-meaning', { tricks: remainingTricks(deal) })}</p>
      {isOffer && <p>{t('concede-partner')}</p>}
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-concede-sure
          disabled={busy}
          onClick={() => choose({ kind: 'concession' })}
        >
          {t('concede-sure')}
        </button>
        <button type="button" class="button button-second" onClick={() => setAsking(false)}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}

/** To be keyed by the match's version: what may be claimed changes with every card. */
export function EndEarly(props: ClaimsProps) {
  const { t } = useMessages();
  const { match } = props;
  return match.legalClaim === 0 && !match.legalConcession ? null : (
    <details class="end-early">
      <summary>{t('end-early')}</summary>
      {match.legalClaim > 0 ? <ClaimChoice {...props} /> : <p class="muted">{t('claim-not-yet')}</p>}
      {match.legalConcession && <ConcessionChoice {...props} />}
    </details>
  );
}

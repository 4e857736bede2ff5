// How a deal ended: the contract, what became of it, and the points with their reasons.
import { sideOf } from '../../../engine/seats.ts';
import { acceptedClaim } from '../machine/claims.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import type { Translate } from '../messages/translate.ts';
import { contractWords, seatWords, sideWords } from '../messages/words.ts';

interface ResultProps {
  readonly match: Pick<Match, 'rules' | 'seats' | 'viewerSeats'>;
  readonly deal: Deal;
}

function outcomeWords(t: Translate, { contract, result }: Deal): string {
  if (result?.passedOut) {
    return t('passed-out');
  }
  if (!contract || result?.tricksByDeclarer == null) {
    return t('not-played-out');
  }
  const over = result.tricksByDeclarer - contract.level - 6;
  const words = contractWords(t, contract);
  return over < 0
    ? t('result-down', { contract: words, count: -over })
    : t('result-made', { contract: words, count: over });
}

/** How a deal ended that was not played to its last card. */
function ClaimedWords({ match, deal }: ResultProps) {
  const { t } = useMessages();
  const claim = acceptedClaim(deal);
  if (claim === null) {
    return <p>{t('claimed')}</p>;
  }
  const seat = seatWords(t, match.seats, claim.seat);
  return (
    <p class="result-claim">
      {claim.concession
        ? t('concession-accepted', { seat })
        : t('claim-accepted', { seat, tricks: claim.tricks })}
    </p>
  );
}

export function Result({ match, deal }: ResultProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const hasLine = match.rules.scoring !== 'duplicate';
  return (
    <div class="result">
      <p class="result-words">{outcomeWords(t, deal)}</p>
      {deal.result?.claimed && <ClaimedWords match={match} deal={deal} />}
      {deal.result !== null && deal.result.points.length > 0 && (
        <table class="points">
          <caption class="hidden">{t('points')}</caption>
          <tbody>
            {deal.result.points.map(({ side, below, above, reason }) => (
              <tr key={`${side}-${reason}`}>
                <th scope="row">{t('reason', { reason })}</th>
                <td>{sideWords(t, match, near, side)}</td>
                <td class="number">{below + above}</td>
                {hasLine && <td class="muted">{below > 0 ? t('below-line') : t('above-line')}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

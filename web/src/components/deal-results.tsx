// Every finished deal in a row: contract, outcome, and both totals after it. What the plot draws, to be read.
import { BOOK } from '../../../engine/auction.ts';
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { ScoreQuery } from '../api/operations.generated.ts';
import type { TotalsAfter } from '../machine/running-total.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { sideWords } from '../messages/words.ts';
import { ContractSign } from './call.tsx';
import { Link } from './link.tsx';

type ScoreMatch = NonNullable<ScoreQuery['match']>;
type ScoredDeal = ScoreMatch['deals']['nodes'][number];

interface DealResultsProps {
  readonly match: ScoreMatch;
  readonly totals: readonly TotalsAfter[];
}

function Outcome({ deal: { contract, result } }: { readonly deal: ScoredDeal }) {
  const { t } = useMessages();
  if (contract === null || result?.tricksByDeclarer == null) {
    return <>{result?.passedOut ? t('passed') : t('not-played-out')}</>;
  }
  const over = result.tricksByDeclarer - contract.level - BOOK;
  return (
    <>
      <ContractSign contract={contract} /> {t('seat', { seat: contract.declarer })}{' '}
      <b>
        {t('outcome-short', {
          over: Math.abs(over),
          kind: over === 0 ? 'exact' : over > 0 ? 'over' : 'down',
        })}
      </b>
    </>
  );
}

export function DealResults({ match, totals }: DealResultsProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const sides = [near, otherSide(near)] as const;
  return (
    <table class="deal-results">
      <caption class="hidden">{t('past-deals')}</caption>
      <thead>
        <tr>
          <td colSpan={2} />
          <th colSpan={2} scope="colgroup" class="number muted">
            {t('score-after')}
          </th>
        </tr>
        <tr>
          <th scope="col">
            {t('place-name', { unit: match.rules.scoring === 'duplicate' ? 'board' : 'deal' })}
          </th>
          <th scope="col">{t('contract')}</th>
          {sides.map(side => (
            <th key={side} scope="col" class="number">
              {sideWords(t, match, near, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {match.deals.nodes.map(deal => (
          <tr key={deal.number}>
            <th scope="row">
              <Link to={{ page: 'deal', id: match.id, number: deal.number }}>{deal.number}</Link>
            </th>
            <td>
              <Outcome deal={deal} />
            </td>
            {sides.map(side => (
              <td key={side} class="number">
                {totals[deal.number]?.totals[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

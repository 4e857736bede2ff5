// The deal at a glance: its place in the match, dealer, vulnerability, contract, tricks taken and needed.

import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { Side } from '../api/operations.generated.ts';
import { tricksNeeded, tricksWon } from '../machine/deal-facts.ts';
import { placeOfDeal } from '../machine/deal-place.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import type { Line } from '../machine/score-sheet.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords, sideWords, vulnerableWords } from '../messages/words.ts';
import { ContractSign } from './call.tsx';

interface FactsProps {
  readonly match: Match;
  readonly deal: Deal;
}

function Tricks({ match, deal, side }: FactsProps & { readonly side: Side }) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  const made = tricksWon(deal, side);
  const needed = tricksNeeded(deal, side) ?? 0;
  return (
    <span class="side-tricks">
      {sideWords(t, match, near, side)}{' '}
      <span role="img" aria-label={t('tricks-words', { made, needed })}>
        <b>{made}</b>/{needed}
      </span>
    </span>
  );
}

/** What is played and how it stands, in one line; before there is a contract, who is vulnerable. */
export function Strip({ match, deal }: FactsProps) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  if (deal.contract === null) {
    return (
      <p class="strip">
        <span>{t('auction')}</span>
        <span>
          {t('vulnerable')}: {vulnerableWords(t, match, near, deal.vulnerable)}
        </span>
      </p>
    );
  }
  return (
    <p class="strip">
      <span class="strip-contract">
        <ContractSign contract={deal.contract} /> {t('seat', { seat: deal.contract.declarer })}
      </span>
      <Tricks match={match} deal={deal} side={near} />
      <Tricks match={match} deal={deal} side={otherSide(near)} />
    </p>
  );
}

/** Which rubber, round, board or deal of how many; nothing in a match of one rubber. */
function PlaceInMatch({ match, deal, lines }: FactsProps & { readonly lines: readonly Line[] }) {
  const { t } = useMessages();
  const { scoring, length } = match.rules;
  const { rubber, inRound } = placeOfDeal(scoring, deal.number, lines);
  const unit = scoring === 'duplicate' ? 'board' : length.unit;
  const number = unit === 'board' || unit === 'deal' ? deal.number : rubber;
  return unit === 'rubber' && length.count === 1 ? null : (
    <div class="fact">
      <dt>{t('place-name', { unit })}</dt>
      <dd>{t('place-value', { unit, number, count: length.count, deal: inRound ?? 0 })}</dd>
    </div>
  );
}

export function Facts({ match, deal, lines }: FactsProps & { readonly lines: readonly Line[] }) {
  const { t } = useMessages();
  const near = sideOf(nearestSeat(match));
  return (
    <dl class="facts">
      <PlaceInMatch match={match} deal={deal} lines={lines} />
      <div class="fact">
        <dt>{t('dealer')}</dt>
        <dd>{seatWords(t, match.seats, deal.dealer)}</dd>
      </div>
      <div class="fact">
        <dt>{t('vulnerable')}</dt>
        <dd>{vulnerableWords(t, match, near, deal.vulnerable)}</dd>
      </div>
      {deal.contract !== null && (
        <>
          <div class="fact">
            <dt>{t('contract')}</dt>
            <dd>
              <ContractSign contract={deal.contract} /> {t('seat', { seat: deal.contract.declarer })}
            </dd>
          </div>
          <div class="fact">
            <dt>{t('tricks')}</dt>
            <dd>
              <Tricks match={match} deal={deal} side={near} />
              {' · '}
              <Tricks match={match} deal={deal} side={otherSide(near)} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

// Every trick of a deal as a table: a row a trick, a column a seat; the leader marked, the winner ringed.
import { seatsFrom } from '../../../engine/seats.ts';
import { type Face, faceOf } from '../machine/deal-facts.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords } from '../messages/words.ts';
import { SuitIcon } from './suits.tsx';

function SmallFace({ face }: { readonly face: Face }) {
  return (
    <>
      {face.rank === 'T' ? '10' : face.rank}
      <SuitIcon suit={face.suit} />
    </>
  );
}

function SmallCard({
  card,
  won,
  led,
}: {
  readonly card: string;
  readonly won: boolean;
  readonly led: boolean;
}) {
  const { t } = useMessages();
  const face = faceOf(card);
  const note = won ? t('won') : '';
  return (
    <span
      class={`small-card ink-${face?.suit ?? ''} ${won ? 'is-winner' : ''} ${led ? 'is-led' : ''}`}
      role="img"
      aria-label={`${cardWords(t, card)} ${note}`}
    >
      {face && <SmallFace face={face} />}
    </span>
  );
}

export function TrickList({
  match,
  deal,
}: {
  readonly match: Pick<Match, 'seats' | 'viewerSeats'>;
  readonly deal: Deal;
}) {
  const { t } = useMessages();
  const seats = seatsFrom(nearestSeat(match));
  return (
    <table class="tricks">
      <thead>
        <tr>
          <th scope="col">{t('trick-number')}</th>
          {seats.map(seat => (
            <th key={seat} scope="col">
              {t('seat', { seat })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deal.tricks.map((trick, index) => (
          <tr key={`trick-${index + 1}`}>
            <th scope="row">{index + 1}</th>
            {seats.map(seat => {
              const played = trick.cards.find(one => one.seat === seat);
              return (
                <td key={seat}>
                  {played && (
                    <SmallCard card={played.card} won={trick.winner === seat} led={trick.leader === seat} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

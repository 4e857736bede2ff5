// Every trick of a deal as a table: a row a trick, a column a seat; the leader underlined, the winner ringed. The number
// of a trick leads to it.
import { seatsFrom } from '../../../engine/seats.ts';
import type { PastDeal, PastTrick } from '../machine/deal-moments.ts';
import type { Match } from '../machine/match-state.ts';
import type { Moment } from '../machine/moment.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords } from '../messages/words.ts';
import type { Route } from '../routes.ts';
import { Link } from './link.tsx';
import { SmallFace } from './small-card.tsx';

interface SmallCardProps {
  readonly card: string;
  readonly won: boolean;
  readonly led: boolean;
}

function SmallCard({ card, won, led }: SmallCardProps) {
  const { t } = useMessages();
  const words = cardWords(t, card);
  return (
    <span
      class={`small-card ${won ? 'is-winner' : ''} ${led ? 'is-led' : ''}`}
      role="img"
      aria-label={won ? t('card-won', { card: words }) : words}
    >
      <SmallFace card={card} />
    </span>
  );
}

export interface TrickListProps {
  readonly match: Pick<Match, 'seats' | 'viewerSeats'>;
  readonly deal: Pick<PastDeal, 'tricks'>;
  /** The trick being looked at; null for none. */
  readonly current: number | null;
  readonly routeOf: (moment: Moment) => Route;
}

interface RowProps extends Omit<TrickListProps, 'deal'> {
  readonly trick: PastTrick;
  readonly number: number;
}

function Row({ trick, number, match, current, routeOf }: RowProps) {
  const { t } = useMessages();
  return (
    <tr class={number === current ? 'is-current' : ''}>
      <th scope="row">
        <Link
          to={routeOf({ kind: 'card', trick: number, card: 4 })}
          label={t('trick-at', { number })}
          current={number === current}
        >
          {number}
        </Link>
      </th>
      {seatsFrom(nearestSeat(match)).map(seat => {
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
  );
}

export function TrickList({ deal, ...props }: TrickListProps) {
  const { t } = useMessages();
  return (
    <table class="tricks">
      <caption class="hidden">{t('tricks')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trick-number')}</th>
          {seatsFrom(nearestSeat(props.match)).map(seat => (
            <th key={seat} scope="col">
              {t('seat', { seat })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deal.tricks
          .filter(({ cards }) => cards.length > 0)
          .map((trick, index) => (
            <Row key={`trick-${index + 1}`} {...props} trick={trick} number={index + 1} />
          ))}
      </tbody>
    </table>
  );
}

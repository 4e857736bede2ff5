// The auction so far as a table, a column a caller, the dealer's first.
import { seatsFrom } from '../../../engine/seats.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { CallSign } from './call.tsx';

interface AuctionProps {
  readonly deal: Deal;
  readonly seats: Match['seats'];
}

function rowsOf<T>(all: readonly T[], width: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / width) }, (_, row) =>
    all.slice(row * width, (row + 1) * width),
  );
}

export function AuctionTable({ deal, seats }: AuctionProps) {
  const { t } = useMessages();
  const callers = seatsFrom(deal.dealer).filter(seat => !seats.find(one => one.seat === seat)?.dummy);
  return (
    <table class="auction">
      <caption class="hidden">{t('auction')}</caption>
      <thead>
        <tr>
          {callers.map(seat => (
            <th key={seat} scope="col">
              <span>{t('seat', { seat })}</span>
              <small>{seats.find(one => one.seat === seat)?.player?.name}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(deal.calls, callers.length).map((row, index) => (
          <tr key={`round-${index + 1}`}>
            {callers.map((seat, column) => (
              <td key={seat}>{row[column] && <CallSign call={row[column].call} />}</td>
            ))}
          </tr>
        ))}
        {deal.calls.length === 0 && (
          <tr>
            <td colSpan={callers.length}>{t('no-calls')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const RECENT = 6;

/** The latest calls in a line, for the eye that is on the bidding box. */
export function RecentCalls({ deal }: Pick<AuctionProps, 'deal'>) {
  const { t } = useMessages();
  const first = Math.max(0, deal.calls.length - RECENT);
  return deal.calls.length === 0 ? null : (
    <ol class="recent" aria-label={t('auction')}>
      {deal.calls.slice(first).map(({ seat, call }, index) => (
        <li key={`call-${first + index}`}>
          {t('seat', { seat })} <CallSign call={call} />
        </li>
      ))}
    </ol>
  );
}

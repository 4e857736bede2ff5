// Who sits where before a match begins, and which seats wait for somebody.
import type { Seat } from '../api/operations.generated.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';

interface SeatListProps {
  readonly seats: readonly {
    readonly seat: Seat;
    readonly dummy: boolean;
    readonly player: { readonly name: string } | null;
  }[];
}

/** A dummy without an owner is no seat to take. */
export function SeatList({ seats }: SeatListProps) {
  const { t } = useMessages();
  return (
    <ul class="seat-list">
      {seats
        .filter(({ player, dummy }) => player !== null || !dummy)
        .map(({ seat, player }) => (
          <li key={seat} class={player === null ? 'is-free' : ''}>
            {player === null ? t('seat-free', { place: t('seat', { seat }) }) : seatWords(t, seats, seat)}
          </li>
        ))}
    </ul>
  );
}

// The trick in the middle of the table, each card on its player's side, the winner's ringed.

import type { Seat } from '../api/operations.generated.ts';
import type { Trick } from '../machine/deal-facts.ts';
import type { Place } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { CardFace } from './card.tsx';

interface TrickProps {
  readonly trick: Trick | null;
  readonly places: readonly { readonly place: Place; readonly seat: Seat }[];
  readonly label: string;
}

export function TrickCards({ trick, places, label }: TrickProps) {
  const { t } = useMessages();
  return (
    <ol class={`trick ${trick?.winner ? 'is-complete' : ''}`} aria-label={label}>
      {trick?.cards.map(({ seat, card }) => (
        <li
          key={card}
          class={`trick-${places.find(one => one.seat === seat)?.place ?? 'top'} ${trick.winner === seat ? 'is-winner' : ''}`}
        >
          <span class="hidden">{t('seat', { seat })}: </span>
          <CardFace card={card} />
        </li>
      ))}
    </ol>
  );
}

// The tricks of the running deal and the cards gone by suit, on a sheet over the table; it stays open while the table moves on.
import { useEffect, useRef } from 'preact/hooks';
import { seatsFrom } from '../../../engine/seats.ts';
import { cardsGone, type Trick } from '../machine/deal-facts.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import { nearestSeat } from '../machine/table-places.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardWords } from '../messages/words.ts';
import { SmallFace } from './small-card.tsx';
import { SuitIcon } from './suits.tsx';

interface SheetProps {
  readonly match: Match;
  readonly deal: Deal;
  readonly onClose: () => void;
}

function TrickRow({ match, trick, number }: Pick<SheetProps, 'match'> & { trick: Trick; number: number }) {
  const { t } = useMessages();
  return (
    <tr>
      <th scope="row">{number}</th>
      {seatsFrom(nearestSeat(match)).map(seat => {
        const card = trick.cards.find(one => one.seat === seat)?.card;
        const words = card === undefined ? '' : cardWords(t, card);
        const marks = `${trick.winner === seat ? 'is-winner' : ''} ${trick.leader === seat ? 'is-led' : ''}`;
        return (
          <td key={seat}>
            {card && (
              <span
                class={marks}
                role="img"
                aria-label={trick.winner === seat ? t('card-won', { card: words }) : words}
              >
                <SmallFace card={card} />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Tricks({ match, deal }: Pick<SheetProps, 'match' | 'deal'>) {
  const { t } = useMessages();
  return (
    <table>
      <caption class="hidden">{t('trick-sheet')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trick-number')}</th>
          {seatsFrom(nearestSeat(match)).map(seat => (
            <th key={seat} scope="col">
              {t('seat', { seat })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deal.tricks
          .map((trick, index) => ({ trick, number: index + 1 }))
          .filter(({ trick }) => trick.cards.length > 0)
          .toReversed()
          .map(({ trick, number }) => (
            <TrickRow key={number} match={match} trick={trick} number={number} />
          ))}
      </tbody>
    </table>
  );
}

function Gone({ deal }: Pick<SheetProps, 'deal'>) {
  const { t } = useMessages();
  return (
    <>
      <h3>{t('cards-gone')}</h3>
      <ul class="gone">
        {cardsGone(deal).map(({ suit, cards }) => (
          <li key={suit}>
            <SuitIcon suit={suit} />
            <span>
              {cards.map(card => (
                <b key={card} role="img" aria-label={cardWords(t, card)}>
                  <SmallFace card={card} rankOnly />
                </b>
              ))}
              {cards.length === 0 && '—'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function TrickSheet({ match, deal, onClose }: SheetProps) {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isEmpty = deal.tricks.every(({ cards }) => cards.length === 0);
  return (
    <dialog ref={dialog} class="sheet-of-paper trick-sheet" aria-label={t('trick-sheet')} onClose={onClose}>
      <header>
        <h2>{t('trick-sheet')}</h2>
        <button
          type="button"
          class="quiet-button"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {isEmpty ? <p>{t('no-tricks-yet')}</p> : <Tricks match={match} deal={deal} />}
      <Gone deal={deal} />
    </dialog>
  );
}

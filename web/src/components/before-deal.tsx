// A match before its first deal: the invitation and who is missing while a seat is free, then the cards drawn for the deal.
import type { Match } from '../machine/match-state.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';
import { CardFace } from './card.tsx';
import { RulesList } from './rules.tsx';
import { SeatList } from './seat-list.tsx';
import { ShareLink } from './share.tsx';

export function WaitingScreen({ match }: { readonly match: Match }) {
  const { t } = useMessages();
  const { players, scoring } = match.rules;
  const free = match.seats.filter(({ player, dummy }) => player === null && !dummy).length;
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{t('waiting-title')}</h1>
        {match.inviteCode === null ? (
          <p>{t('waiting-watcher')}</p>
        ) : (
          <>
            <p>{t('waiting-text', { players, free })}</p>
            <ShareLink code={match.inviteCode} />
            <p class="muted">{t('waiting-next', { scoring })}</p>
          </>
        )}
        <h2>{t('who-sits')}</h2>
        <SeatList seats={match.seats} />
        <h2>{t('preset-name', { preset: match.rules.preset })}</h2>
        <RulesList rules={match.rules} />
      </section>
    </main>
  );
}

interface DrawScreenProps {
  readonly match: Match;
  readonly draw: NonNullable<Match['draw']>;
  readonly onDone: () => void;
}

export function DrawScreen({ match, draw, onDone }: DrawScreenProps) {
  const { t } = useMessages();
  const dealer = match.deal?.dealer;
  return (
    <main class="page">
      <section class="sheet-of-paper draw">
        <h1>{t('draw-title')}</h1>
        <p>{t('draw-text')}</p>
        <ul class="draw-cards">
          {draw.map(({ seat, card }) => (
            <li key={seat} class={seat === dealer ? 'is-dealer' : ''}>
              <CardFace card={card} />
              <span>{seatWords(t, match.seats, seat)}</span>
            </li>
          ))}
        </ul>
        {dealer && (
          <p>
            <b>{t('draw-dealer', { seat: seatWords(t, match.seats, dealer) })}</b>
          </p>
        )}
        <button type="button" class="button" onClick={onDone}>
          {t('to-table')}
        </button>
      </section>
    </main>
  );
}

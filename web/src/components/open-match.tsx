// A match open to anyone: what is played, who sits there, and a button for each free seat.
import { useState } from 'preact/hooks';
import type { OpenMatchesQuery, Seat } from '../api/operations.generated.ts';
import { JOIN_MATCH } from '../api/page-operations.ts';
import { useMessages } from '../messages/messages.tsx';
import { goTo } from '../routes.ts';
import { Ago } from './ago.tsx';
import { Link } from './link.tsx';
import { SendingNote } from './notes.tsx';
import { RulesList } from './rules.tsx';
import { SeatList } from './seat-list.tsx';
import { useMutation } from './use-api.ts';

export type OpenMatchData = OpenMatchesQuery['openMatches']['nodes'][number];

interface OpenMatchProps {
  readonly match: OpenMatchData;
  /** The list has to be asked for again: somebody was faster. */
  readonly onTaken: () => void;
}

function freeSeats({ seats }: OpenMatchData): readonly Seat[] {
  return seats.filter(({ player, dummy }) => player === null && !dummy).map(({ seat }) => seat);
}

function SitDown({ match, onTaken }: OpenMatchProps) {
  const { t } = useMessages();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(JOIN_MATCH, ({ joinMatch }) => {
    if (joinMatch.match !== null && joinMatch.refusal === null) {
      return goTo({ page: 'match', id: joinMatch.match.id });
    }
    setRefusal(joinMatch.refusal?.message ?? t('failed'));
    onTaken();
  });
  const join = (seat: Seat) => {
    setRefusal(null);
    send({ input: { matchId: match.id, seat } });
  };
  return (
    <>
      <div class="buttons">
        {freeSeats(match).map(seat => (
          <button
            key={seat}
            type="button"
            class="button"
            data-seat={seat}
            disabled={state.kind === 'sending'}
            onClick={() => join(seat)}
          >
            {t('sit-at', { seat })}
          </button>
        ))}
      </div>
      <SendingNote state={state} refusal={refusal} />
    </>
  );
}

export function OpenMatch(props: OpenMatchProps) {
  const { t } = useMessages();
  const { match } = props;
  return (
    <li class="sheet-of-paper open-match">
      <h2>{t('preset-name', { preset: match.rules.preset })}</h2>
      <p class="muted">
        <Ago time={match.createdAt} words={ago => t('match-made', { ago })} />
      </p>
      <SeatList seats={match.seats} />
      <details>
        <summary>{t('rules')}</summary>
        <RulesList rules={match.rules} />
      </details>
      {match.viewerSeats.length > 0 ? (
        <Link to={{ page: 'match', id: match.id }} class="button button-second">
          {t('to-table')}
        </Link>
      ) : (
        <SitDown {...props} />
      )}
    </li>
  );
}

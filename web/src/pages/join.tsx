// An invitation: what is played and who sits where; where more than one seat is free, one is chosen.
import { useState } from 'preact/hooks';
import type { InvitationQuery, Seat } from '../api/operations.generated.ts';
import { INVITATION, JOIN_MATCH } from '../api/page-operations.ts';
import { NameForm } from '../components/name-form.tsx';
import { DeadEnd, NotLoaded, SendingNote } from '../components/notes.tsx';
import { Pick } from '../components/pick.tsx';
import { RulesList } from '../components/rules.tsx';
import { SeatList } from '../components/seat-list.tsx';
import { useMutation, useQuery } from '../components/use-api.ts';
import { useMessages } from '../messages/messages.tsx';
import { listWords } from '../messages/translate.ts';
import { goTo } from '../routes.ts';

type Invitation = NonNullable<InvitationQuery['invitation']>;

interface SitDownProps {
  readonly code: string;
  readonly invitation: Invitation;
  readonly signedIn: boolean;
  /** The invitation has to be looked at again: somebody was faster. */
  readonly onTaken: () => void;
}

function useJoin({ code, invitation, onTaken }: SitDownProps) {
  const { t } = useMessages();
  const [wish, setSeat] = useState<Seat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const free = invitation.freeSeats;
  const seat = free.find(one => one === wish) ?? free[0] ?? null;
  const { state, send } = useMutation(JOIN_MATCH, ({ joinMatch }) => {
    if (joinMatch.match !== null && joinMatch.refusal === null) {
      return goTo({ page: 'match', id: joinMatch.match.id });
    }
    setRefusal(joinMatch.refusal?.message ?? t('failed'));
    onTaken();
  });
  const join = () => {
    setRefusal(null);
    send({ input: { inviteCode: code, seat } });
  };
  return { seat, setSeat, state, refusal, join };
}

function SitDown(props: SitDownProps) {
  const { t } = useMessages();
  const { invitation, signedIn } = props;
  const { seat, setSeat, state, refusal, join } = useJoin(props);
  const { players } = invitation.rules;
  return (
    <>
      {invitation.freeSeats.length > 1 && (
        <Pick
          wide
          name="seat"
          legend={t('your-seat')}
          values={invitation.freeSeats}
          chosen={seat}
          words={one => [t('seat', { seat: one }), t('seat-text', { seat: one, players })]}
          choose={setSeat}
        />
      )}
      {signedIn ? (
        <button type="button" class="button sit-down" disabled={state.kind === 'sending'} onClick={join}>
          {t('sit-down')}
        </button>
      ) : (
        <NameForm submitText={t('sit-down')} onDone={join} />
      )}
      <SendingNote state={state} refusal={refusal} />
    </>
  );
}

export function JoinPage({ code }: { readonly code: string }) {
  const { t, language } = useMessages();
  const [turn, setTurn] = useState(0);
  const state = useQuery(INVITATION, { code }, turn);
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  const { invitation, viewer } = state.data;
  if (invitation === null) {
    return <DeadEnd title={t('invitation-void-title')} text={t('invitation-void-text')} />;
  }
  const names = [
    ...new Set(invitation.seats.flatMap(({ player, dummy }) => (player && !dummy ? [player.name] : []))),
  ];
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{t('invitation-title', { names: listWords(language, names), count: names.length })}</h1>
        <p>{t('invitation-text', { players: invitation.rules.players })}</p>
        <SeatList seats={invitation.seats} />
        <h2>{t('preset-name', { preset: invitation.rules.preset })}</h2>
        <RulesList rules={invitation.rules} />
        <SitDown
          code={code}
          invitation={invitation}
          signedIn={viewer !== null}
          onTaken={() => setTurn(turn + 1)}
        />
      </section>
    </main>
  );
}

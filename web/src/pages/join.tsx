// An invitation: what is played and who sits where; one click sits down.
import { useState } from 'preact/hooks';
import type { InvitationQuery } from '../api/operations.generated.ts';
import { INVITATION, JOIN_MATCH } from '../api/operations.ts';
import { NameForm } from '../components/name-form.tsx';
import { DeadEnd, NotLoaded, SendingNote } from '../components/notes.tsx';
import { RulesList } from '../components/rules.tsx';
import { useMutation, useQuery } from '../components/use-api.ts';
import { useMessages } from '../messages/messages.tsx';
import { seatWords } from '../messages/words.ts';
import { goTo } from '../routes.ts';

type Invitation = NonNullable<InvitationQuery['invitation']>;

function Seats({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useMessages();
  return (
    <ul class="seat-list">
      {invitation.seats.map(({ seat, player }) => (
        <li key={seat}>
          {player === null
            ? t('seat-free', { place: t('seat', { seat }) })
            : seatWords(t, invitation.seats, seat)}
        </li>
      ))}
    </ul>
  );
}

function SitDown({ code, signedIn }: { readonly code: string; readonly signedIn: boolean }) {
  const { t } = useMessages();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(JOIN_MATCH, ({ joinMatch }) =>
    joinMatch.match === null
      ? setRefusal(joinMatch.refusal?.message ?? t('failed'))
      : goTo({ page: 'match', id: joinMatch.match.id }),
  );
  const join = () => {
    setRefusal(null);
    send({ input: { inviteCode: code } });
  };
  return (
    <>
      {signedIn ? (
        <button type="button" class="button" disabled={state.kind === 'sending'} onClick={join}>
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
  const { t } = useMessages();
  const state = useQuery(INVITATION, { code });
  if (state.kind !== 'data') {
    return <NotLoaded state={state} />;
  }
  const { invitation, viewer } = state.data;
  if (invitation === null) {
    return <DeadEnd title={t('invitation-void-title')} text={t('invitation-void-text')} />;
  }
  const host = invitation.seats.find(({ player }) => player !== null)?.player?.name ?? '';
  return (
    <main class="page">
      <section class="sheet-of-paper">
        <h1>{t('invitation-title', { name: host })}</h1>
        <p>{t('invitation-text')}</p>
        <Seats invitation={invitation} />
        <h2>{t('preset-name', { preset: invitation.rules.preset })}</h2>
        <RulesList rules={invitation.rules} />
        <SitDown code={code} signedIn={viewer !== null} />
      </section>
    </main>
  );
}

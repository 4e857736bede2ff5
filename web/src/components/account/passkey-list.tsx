// The account's passkeys: each can be named and forgotten.
import { useState } from 'preact/hooks';
import { REMOVE_PASSKEY, RENAME_PASSKEY } from '../../api/account-operations.ts';
import type { AccountPartsFragment } from '../../api/operations.generated.ts';
import { useMessages } from '../../messages/messages.tsx';
import { dayWords } from '../../messages/translate.ts';
import { SendingNote } from '../notes.tsx';
import { useMutation } from '../use-api.ts';
import { SureButton } from './sure-button.tsx';

export type Passkey = NonNullable<AccountPartsFragment['passkeys']>['nodes'][number];

interface RowProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

const NAME_AT_MOST = 24;

function Rename({ passkey, onChanged }: RowProps) {
  const { t } = useMessages();
  const [name, setName] = useState(passkey.name);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(RENAME_PASSKEY, ({ renamePasskey }) => {
    setRefusal(renamePasskey.refusal?.message ?? null);
    onChanged();
  });
  const submit = (event: Event) => {
    event.preventDefault();
    send({ input: { id: passkey.id, name } });
  };
  return (
    <form class="passkey-name" onSubmit={submit}>
      <input
        aria-label={t('passkey-name')}
        required
        maxLength={NAME_AT_MOST}
        value={name}
        onInput={event => setName(event.currentTarget.value)}
      />
      {name !== passkey.name && (
        <button type="submit" class="button" disabled={state.kind === 'sending'}>
          {t('passkey-rename')}
        </button>
      )}
      <SendingNote state={state} refusal={refusal} />
    </form>
  );
}

function Row({ passkey, onChanged }: RowProps) {
  const { t, language } = useMessages();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(REMOVE_PASSKEY, ({ removePasskey }) => {
    setRefusal(removePasskey.refusal?.message ?? null);
    onChanged();
  });
  const { lastUsedAt } = passkey;
  return (
    <li class="passkey">
      <Rename passkey={passkey} onChanged={onChanged} />
      <p class="muted">
        {t('passkey-made', { date: dayWords(language, passkey.createdAt) })}
        {lastUsedAt !== null && ` · ${t('passkey-used', { date: dayWords(language, lastUsedAt) })}`}
      </p>
      <SureButton
        text={t('passkey-remove')}
        sure={t('passkey-remove-sure')}
        disabled={state.kind === 'sending'}
        onSure={() => send({ input: { id: passkey.id } })}
      />
      <SendingNote state={state} refusal={refusal} />
    </li>
  );
}

export function PasskeyList({
  passkeys,
  onChanged,
}: {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}) {
  return (
    <ul class="passkeys">
      {passkeys.map(passkey => (
        <Row key={passkey.id} passkey={passkey} onChanged={onChanged} />
      ))}
    </ul>
  );
}

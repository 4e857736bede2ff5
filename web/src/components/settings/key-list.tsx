// Keys to the account, a device's session or a program's token alike: what each may do, since when, and its end.
import { useState } from 'preact/hooks';
import { REVOKE_TOKEN } from '../../api/account-operations.ts';
import type { TokenPartsFragment } from '../../api/operations.generated.ts';
import { deviceWords } from '../../messages/key-words.ts';
import { useMessages } from '../../messages/messages.tsx';
import { dayWords } from '../../messages/translate.ts';
import { SureButton } from '../account/sure-button.tsx';
import { SendingNote } from '../notes.tsx';
import { useMutation } from '../use-api.ts';

export type Key = TokenPartsFragment;

interface KeyRowProps {
  readonly of: Key;
  readonly kind: 'device' | 'token';
  readonly onChanged: () => void;
}

function KeyDates({ of: { createdAt, lastUsedAt, expiresAt }, kind }: Omit<KeyRowProps, 'onChanged'>) {
  const { t, language } = useMessages();
  const day = (time: string) => dayWords(language, time);
  const parts = [
    t('key-made', { date: day(createdAt), kind }),
    lastUsedAt !== null && t('key-used', { date: day(lastUsedAt) }),
    lastUsedAt === null && kind === 'token' && t('key-unused'),
    expiresAt !== null && t('key-ends', { date: day(expiresAt) }),
  ];
  return <p class="muted">{parts.filter(part => part !== false).join(' · ')}</p>;
}

function KeyRow({ of, kind, onChanged }: KeyRowProps) {
  const { t } = useMessages();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(REVOKE_TOKEN, ({ revokeToken }) => {
    setRefusal(revokeToken.refusal?.message ?? null);
    onChanged();
  });
  return (
    <li class="key">
      <h3>
        {kind === 'device' ? deviceWords(t, of.name) : of.name}
        {of.current && <small class="badge">{t('this-device')}</small>}
      </h3>
      {kind === 'token' && <p>{of.scopes.map(scope => t('scope', { scope })).join(' · ')}</p>}
      <KeyDates of={of} kind={kind} />
      {!of.current && (
        <SureButton
          text={t('key-revoke', { kind })}
          sure={t('key-revoke-sure', { kind })}
          disabled={state.kind === 'sending'}
          onSure={() => send({ id: of.id })}
        />
      )}
      <SendingNote state={state} refusal={refusal} />
    </li>
  );
}

interface KeyListProps extends Pick<KeyRowProps, 'kind' | 'onChanged'> {
  readonly keys: readonly Key[];
}

export function KeyList({ keys, ...props }: KeyListProps) {
  return (
    <ul class="keys">
      {keys.map(key => (
        <KeyRow key={key.id} of={key} {...props} />
      ))}
    </ul>
  );
}

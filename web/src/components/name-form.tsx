// Asks a newcomer's name and signs up a guest; the session comes as a cookie.
import { useState } from 'preact/hooks';
import { SIGN_UP } from '../api/page-operations.ts';
import { useMessages } from '../messages/messages.tsx';
import { SignIn } from './account/sign-in.tsx';
import { SendingNote } from './notes.tsx';
import { useMutation } from './use-api.ts';

interface NameFormProps {
  readonly submitText: string;
  readonly onDone: () => void;
}

const NAME_AT_MOST = 24;

export function NameForm({ submitText, onDone }: NameFormProps) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(SIGN_UP, ({ signUp }) =>
    signUp.refusal === null ? onDone() : setRefusal(signUp.refusal.message),
  );
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ name });
  };
  return (
    <>
      <form class="name-form" onSubmit={submit}>
        <label>
          <span>{t('name-label')}</span>
          <input
            name="name"
            autocomplete="nickname"
            required
            maxLength={NAME_AT_MOST}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <p class="muted">{t('name-hint')}</p>
        <button type="submit" class="button" disabled={state.kind === 'sending' || name.trim() === ''}>
          {submitText}
        </button>
        <SendingNote state={state} refusal={refusal} />
      </form>
      <SignIn onDone={onDone} />
    </>
  );
}

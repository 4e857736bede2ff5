// For those who have been here before: their passkey, or a code from a device on which they are signed in.
import { useState } from 'preact/hooks';
import { SIGN_IN_WITH_CODE } from '../../api/account-operations.ts';
import { signInWithPasskey } from '../../api/passkeys.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SendingNote } from '../notes.tsx';
import { useMutation } from '../use-api.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface SignInProps {
  readonly onDone: () => void;
}

// Eight letters with room for the spaces and hyphens that people put between them.
const CODE_AT_MOST = 16;

function CodeForm({ onDone }: SignInProps) {
  const { t } = useMessages();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(SIGN_IN_WITH_CODE, ({ signInWithCode }) =>
    signInWithCode.refusal === null ? onDone() : setRefusal(signInWithCode.refusal.message),
  );
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ code });
  };
  return (
    <form class="code-form" onSubmit={submit}>
      <label>
        <span>{t('sign-in-code')}</span>
        <input
          name="code"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          required
          maxLength={CODE_AT_MOST}
          value={code}
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      <p class="muted">{t('sign-in-code-text')}</p>
      <button type="submit" class="button button-second" disabled={state.kind === 'sending' || code === ''}>
        {t('sign-in')}
      </button>
      <SendingNote state={state} refusal={refusal} />
    </form>
  );
}

export function SignIn({ onDone }: SignInProps) {
  const { t } = useMessages();
  return (
    <details class="sign-in">
      <summary>{t('sign-in-title')}</summary>
      <PasskeyButton text={t('sign-in-passkey')} act={signInWithPasskey} onDone={onDone} />
      <CodeForm onDone={onDone} />
    </details>
  );
}

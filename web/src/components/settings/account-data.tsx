// All that is stored of the reader as a file, and the end of the account.
import { useState } from 'preact/hooks';
import { ACCOUNT_DATA, DELETE_ACCOUNT } from '../../api/account-operations.ts';
import { useMessages } from '../../messages/messages.tsx';
import { goTo } from '../../routes.ts';
import { SendingNote } from '../notes.tsx';
import { saveText } from '../save-text.ts';
import { useAsk, useMutation } from '../use-api.ts';

export function ExportData() {
  const { t } = useMessages();
  const ask = useAsk();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    const outcome = await ask(ACCOUNT_DATA, {});
    const text = outcome.kind === 'data' ? (outcome.data.viewer?.data ?? null) : null;
    setState(text === null ? 'failed' : 'idle');
    if (text !== null) {
      const day = new Date().toISOString().slice(0, 10);
      saveText({ name: `half-open-bridge-account-${day}.json`, type: 'application/json', text });
    }
  };
  return (
    <div class="export">
      <p>{t('export-text')}</p>
      <button
        type="button"
        class="button button-second"
        data-export
        disabled={state === 'busy'}
        onClick={save}
      >
        {t('export-data')}
      </button>
      <div aria-live="polite">{state === 'failed' && <p class="status-notice">{t('failed')}</p>}</div>
    </div>
  );
}

const NAME_AT_MOST = 24;

export function DeleteAccount({ name }: { readonly name: string }) {
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(DELETE_ACCOUNT, ({ deleteAccount }) =>
    deleteAccount.refusal === null ? goTo({ page: 'home' }) : setRefusal(deleteAccount.refusal.message),
  );
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ name: typed });
  };
  return (
    <details class="delete-account">
      <summary>{t('delete-account')}</summary>
      <p>{t('delete-account-text')}</p>
      <form onSubmit={submit}>
        <label class="field">
          <span>{t('delete-account-name', { name })}</span>
          <input
            name="typed-name"
            autocomplete="off"
            maxLength={NAME_AT_MOST}
            value={typed}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <button
          type="submit"
          class="button button-danger"
          disabled={state.kind === 'sending' || typed.trim() !== name}
        >
          {t('delete-account-sure')}
        </button>
        <SendingNote state={state} refusal={refusal} />
      </form>
    </details>
  );
}

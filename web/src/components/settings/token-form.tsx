// A new token for a program. Its secret is shown once, when it is made.
import { useRef, useState } from 'preact/hooks';
import { CREATE_TOKEN } from '../../api/account-operations.ts';
import {
  isReady,
  LIVES,
  NEW_TOKEN,
  SCOPES,
  type TokenDraft,
  tokenInput,
  withScope,
} from '../../machine/token-draft.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SendingNote } from '../notes.tsx';
import { Pick } from '../pick.tsx';
import { useMutation } from '../use-api.ts';

const NAME_AT_MOST = 24;

interface DraftProps {
  readonly draft: TokenDraft;
  readonly change: (draft: TokenDraft) => void;
}

function ScopeChoice({ draft, change }: DraftProps) {
  const { t } = useMessages();
  return (
    <fieldset class="choice choice-wide">
      <legend>{t('token-scopes')}</legend>
      {SCOPES.map(scope => (
        <label class="option" key={scope}>
          <input
            type="checkbox"
            name="scope"
            value={scope}
            checked={draft.scopes.includes(scope)}
            onChange={event => change(withScope(draft, scope, event.currentTarget.checked))}
          />
          <span>
            <b>{t('scope', { scope })}</b>
            <small>{t('scope-text', { scope })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Fields({ draft, change }: DraftProps) {
  const { t } = useMessages();
  return (
    <>
      <label class="field">
        <span>{t('token-name')}</span>
        <input
          name="token-name"
          required
          autocomplete="off"
          maxLength={NAME_AT_MOST}
          value={draft.name}
          onInput={event => change({ ...draft, name: event.currentTarget.value })}
        />
      </label>
      <ScopeChoice draft={draft} change={change} />
      <Pick
        wide
        name="life"
        legend={t('token-life')}
        values={LIVES}
        chosen={draft.life}
        words={life => [t('life', { life }), '']}
        choose={life => change({ ...draft, life })}
      />
    </>
  );
}

/** The one time that it can be read. */
function Secret({ secret }: { readonly secret: string }) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div class="secret">
      <label class="field">
        <span>{t('token-secret')}</span>
        <input
          ref={field}
          readOnly
          value={secret}
          data-secret
          onFocus={event => event.currentTarget.select()}
        />
      </label>
      <p class="muted">{t('token-secret-text')}</p>
      <button type="button" class="button button-second" onClick={copy}>
        {copied ? t('copied') : t('token-copy')}
      </button>
    </div>
  );
}

export function TokenForm({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useMessages();
  const [draft, change] = useState(NEW_TOKEN);
  const [secret, setSecret] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(CREATE_TOKEN, ({ createToken }) => {
    setSecret(createToken.secret);
    setRefusal(createToken.refusal?.message ?? null);
    if (createToken.refusal === null) {
      change(NEW_TOKEN);
      onChanged();
    }
  });
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ input: tokenInput(draft, Date.now()) });
  };
  return (
    <>
      <div aria-live="polite">{secret !== null && <Secret key={secret} secret={secret} />}</div>
      <details class="token-new">
        <summary>{t('token-new')}</summary>
        <form class="token-form" onSubmit={submit}>
          <Fields draft={draft} change={change} />
          <button type="submit" class="button" disabled={state.kind === 'sending' || !isReady(draft)}>
            {t('token-make')}
          </button>
          <SendingNote state={state} refusal={refusal} />
        </form>
      </details>
    </>
  );
}

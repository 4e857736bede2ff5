// The reader's account: its keys, and leaving it.
import { SIGN_OUT } from '../../api/account-operations.ts';
import type { AccountPartsFragment } from '../../api/operations.generated.ts';
import { canUsePasskeys } from '../../api/passkeys.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SendingNote } from '../notes.tsx';
import { useMutation } from '../use-api.ts';
import { DeviceCode } from './device-code.tsx';
import { AddPasskey } from './passkey-button.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SureButton } from './sure-button.tsx';

interface AccountProps {
  readonly viewer: AccountPartsFragment & { readonly name: string };
  readonly onChanged: () => void;
}

function hasOneKey({ passkeys, devices }: AccountPartsFragment): boolean {
  return (passkeys?.nodes.length ?? 0) === 0 && (devices?.nodes.length ?? 0) <= 1;
}

/** For a guest whose session is all that there is: lost with the browser's data. */
export function OnlyKey({ viewer, onChanged }: AccountProps) {
  const { t } = useMessages();
  return hasOneKey(viewer) ? (
    <section class="sheet-of-paper only-key">
      <p>
        {t('only-key')} {canUsePasskeys() ? t('only-key-passkey') : t('only-key-code')}
      </p>
      <AddPasskey onDone={onChanged} />
    </section>
  ) : null;
}

function SignOut({ viewer, onChanged }: AccountProps) {
  const { t } = useMessages();
  const { state, send } = useMutation(SIGN_OUT, onChanged);
  return (
    <div>
      <SureButton
        text={t('sign-out')}
        sure={hasOneKey(viewer) ? t('sign-out-for-good') : t('sign-out-sure')}
        disabled={state.kind === 'sending'}
        onSure={() => send({})}
      />
      <SendingNote state={state} refusal={null} />
    </div>
  );
}

export function Account({ viewer, onChanged }: AccountProps) {
  const { t } = useMessages();
  const passkeys = viewer.passkeys?.nodes ?? [];
  return (
    <section class="sheet-of-paper account">
      <h2>{t('account-title')}</h2>
      <p class="muted">{t('playing-as', { name: viewer.name })}</p>
      {passkeys.length > 0 && <h3>{t('passkeys')}</h3>}
      <PasskeyList passkeys={passkeys} onChanged={onChanged} />
      {!hasOneKey(viewer) && <AddPasskey onDone={onChanged} />}
      <DeviceCode />
      <SignOut viewer={viewer} onChanged={onChanged} />
    </section>
  );
}

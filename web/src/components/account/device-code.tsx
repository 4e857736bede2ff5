// A code that signs in another device; typed there rather than sent as a link, which would open in the wrong app.
import { useState } from 'preact/hooks';
import { CREATE_DEVICE_CODE } from '../../api/account-operations.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SendingNote } from '../notes.tsx';
import { useMutation } from '../use-api.ts';

export function DeviceCode() {
  const { t } = useMessages();
  const [code, setCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(CREATE_DEVICE_CODE, ({ createDeviceCode }) => {
    setCode(createDeviceCode.code);
    setRefusal(createDeviceCode.refusal?.message ?? null);
  });
  return (
    <div class="device-code">
      <button
        type="button"
        class="button button-second"
        disabled={state.kind === 'sending'}
        onClick={() => send({})}
      >
        {t('device-code')}
      </button>
      <div aria-live="polite">
        {code !== null && (
          <>
            <output data-code>{code}</output>
            <p class="muted">{t('device-code-text')}</p>
          </>
        )}
      </div>
      <SendingNote state={state} refusal={refusal} />
    </div>
  );
}

// A button that makes or uses a passkey, and what to say when nothing came of it. Not there where browsers have none.
import { useState } from 'preact/hooks';
import { assertNever } from '../../../../engine/result.ts';
import type { Ask } from '../../api/client.ts';
import { addPasskey, canUsePasskeys, type PasskeyOutcome } from '../../api/passkeys.ts';
import { useMessages } from '../../messages/messages.tsx';
import { dayWords, type Translate } from '../../messages/translate.ts';
import { useAsk } from '../use-api.ts';

interface PasskeyButtonProps {
  readonly text: string;
  readonly act: (ask: Ask) => Promise<PasskeyOutcome>;
  readonly onDone: () => void;
}

function noticeFor(t: Translate, outcome: Exclude<PasskeyOutcome, { readonly kind: 'done' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message;
    case 'cancelled':
      return t('passkey-cancelled');
    case 'known':
      return t('passkey-known');
    case 'limited':
      return t('limited');
    case 'failed':
      return t('failed');
    default:
      return assertNever(outcome);
  }
}

export function PasskeyButton({ text, act, onDone }: PasskeyButtonProps) {
  const { t } = useMessages();
  const ask = useAsk();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  if (!canUsePasskeys()) {
    return null;
  }
  const start = async () => {
    setBusy(true);
    setNotice(null);
    const outcome = await act(ask);
    setBusy(false);
    if (outcome.kind === 'done') {
      onDone();
    } else {
      setNotice(noticeFor(t, outcome));
    }
  };
  return (
    <>
      <button type="button" class="button button-second" data-passkey disabled={busy} onClick={start}>
        {text}
      </button>
      <div aria-live="polite">{notice !== null && <p class="status-notice">{notice}</p>}</div>
    </>
  );
}

/** Named by its day; its owner may call it something better. */
export function AddPasskey({ onDone }: Pick<PasskeyButtonProps, 'onDone'>) {
  const { t, language } = useMessages();
  const act = (ask: Ask) => addPasskey(ask, t('passkey-new-name', { date: dayWords(language, new Date()) }));
  return <PasskeyButton text={t('passkey-add')} act={act} onDone={onDone} />;
}

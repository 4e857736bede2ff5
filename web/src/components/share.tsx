// The invitation's link, to be copied or handed to whatever the device shares with.
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../messages/messages.tsx';
import { formatRoute } from '../routes.ts';

export function ShareLink({ code }: { readonly code: string }) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const url = location.origin + formatRoute({ page: 'join', code });
  /** Without a clipboard (a page not served securely) the text is at least marked. */
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  };
  const share = () => {
    navigator.share({ title: t('app-name'), text: t('share-text'), url }).catch(() => {});
  };
  return (
    <div class="share">
      <label>
        <span>{t('invitation-link')}</span>
        <input
          ref={field}
          readOnly
          value={url}
          data-invitation
          onFocus={event => event.currentTarget.select()}
        />
      </label>
      <div class="buttons">
        <button type="button" class="button" onClick={copy}>
          {copied ? t('copied') : t('copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button button-second" onClick={share}>
            {t('share')}
          </button>
        )}
      </div>
    </div>
  );
}

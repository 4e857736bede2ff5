// Settings: how the site looks in this browser, and the reader's account with its keys.
import { useState } from 'preact/hooks';
import { SETTINGS } from '../api/account-operations.ts';
import type { SettingsQuery } from '../api/operations.generated.ts';
import { Account } from '../components/account/account.tsx';
import { Link } from '../components/link.tsx';
import { NameForm } from '../components/name-form.tsx';
import { DeleteAccount, ExportData } from '../components/settings/account-data.tsx';
import { KeyList } from '../components/settings/key-list.tsx';
import { LanguageSetting, LookSettings } from '../components/settings/look.tsx';
import { TokenForm } from '../components/settings/token-form.tsx';
import { useQuery } from '../components/use-api.ts';
import { useTitle } from '../components/use-title.ts';
import { useMessages } from '../messages/messages.tsx';
import '../styles/settings.css';

interface AccountSectionsProps {
  readonly viewer: NonNullable<SettingsQuery['viewer']>;
  readonly onChanged: () => void;
}

function AccountSections({ viewer, onChanged }: AccountSectionsProps) {
  const { t } = useMessages();
  return (
    <>
      <Account viewer={viewer} onChanged={onChanged} />
      <section class="sheet-of-paper">
        <h2>{t('devices')}</h2>
        <p class="muted">{t('devices-text')}</p>
        <KeyList keys={viewer.everyDevice?.nodes ?? []} kind="device" onChanged={onChanged} />
      </section>
      <section class="sheet-of-paper">
        <h2>{t('tokens')}</h2>
        <p class="muted">{t('tokens-text')}</p>
        <KeyList keys={viewer.tokens?.nodes ?? []} kind="token" onChanged={onChanged} />
        <TokenForm onChanged={onChanged} />
      </section>
      <section class="sheet-of-paper">
        <h2>{t('account-data')}</h2>
        <ExportData />
        <DeleteAccount name={viewer.name} />
      </section>
    </>
  );
}

function AccountPart() {
  const { t } = useMessages();
  const [turn, setTurn] = useState(0);
  const state = useQuery(SETTINGS, {}, turn);
  const again = () => setTurn(turn + 1);
  if (state.kind === 'loading') {
    return <p class="loading">{state.offline ? t('offline') : t('loading')}</p>;
  }
  if (state.kind === 'data' && state.data.viewer !== null) {
    return <AccountSections viewer={state.data.viewer} onChanged={again} />;
  }
  return (
    <section class="sheet-of-paper">
      <h2>{t('account-title')}</h2>
      <p>{t('account-none')}</p>
      <NameForm submitText={t('name-submit')} onDone={again} />
    </section>
  );
}

/** What concerns this browser alone is there without a connection, too. */
export function SettingsPage() {
  const { t } = useMessages();
  useTitle(t('settings'));
  return (
    <main class="page settings">
      <header class="page-head">
        <h1>{t('settings')}</h1>
        <Link to={{ page: 'home' }} class="button button-second">
          {t('to-home')}
        </Link>
      </header>
      <section class="sheet-of-paper">
        <h2>{t('look')}</h2>
        <LanguageSetting />
        <LookSettings />
      </section>
      <AccountPart />
    </main>
  );
}

// How the table looks and asks in this browser: kept here, nothing to be sent.
import { useState } from 'preact/hooks';
import {
  PREFERENCES,
  type Preference,
  type Preferences,
  readPreferences,
  showPreferences,
  writePreference,
} from '../../machine/preferences.ts';
import { useMessages } from '../../messages/messages.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../../messages/translate.ts';
import { CardFace } from '../card.tsx';
import { Switch } from './switch.tsx';

export function LanguageSetting() {
  const { t, language, choose } = useMessages();
  return (
    <fieldset class="choice choice-wide">
      <legend>{t('language')}</legend>
      {LANGUAGES.map(one => (
        <label class="option" key={one} lang={one}>
          <input
            type="radio"
            name="language"
            value={one}
            checked={one === language}
            onChange={() => choose(one)}
          />
          <b>{LANGUAGE_NAMES[one]}</b>
        </label>
      ))}
    </fieldset>
  );
}

/** A few cards, for what the choices do to them. */
const SAMPLE = ['SA', 'HK', 'DQ', 'CT'];

function usePreferences() {
  const storage = () => localStorage;
  const [preferences, setPreferences] = useState<Preferences>(() => readPreferences(storage));
  const change = (name: Preference, on: boolean) => {
    const next = { ...preferences, [name]: on };
    writePreference(storage, name, on);
    showPreferences(next, document.documentElement);
    setPreferences(next);
  };
  return { preferences, change };
}

export function LookSettings() {
  const { t } = useMessages();
  const { preferences, change } = usePreferences();
  return (
    <>
      <div class="sample">
        {SAMPLE.map(card => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      {PREFERENCES.map(name => (
        <Switch
          key={name}
          name={name}
          label={t('preference', { name })}
          text={t('preference-text', { name })}
          on={preferences[name]}
          change={on => change(name, on)}
        />
      ))}
      <p class="muted">{t('theme-text')}</p>
    </>
  );
}

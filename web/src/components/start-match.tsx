// A new match: a preset, house rules, a seat. The id is chosen here, so that a lost answer can be asked for again.
import { useState } from 'preact/hooks';
import type { Seat, SetUpQuery } from '../api/operations.generated.ts';
import { CREATE_MATCH } from '../api/operations.ts';
import { draftOf, inputOf } from '../machine/rules-draft.ts';
import { newUuid } from '../machine/uuid.ts';
import { useMessages } from '../messages/messages.tsx';
import { goTo } from '../routes.ts';
import { SendingNote } from './notes.tsx';
import { RulesForm } from './rules.tsx';
import { useMutation } from './use-api.ts';

type Preset = SetUpQuery['rulePresets'][number];

const SEATS: readonly Seat[] = ['SOUTH', 'WEST'];

interface PickProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly words: (value: Value) => readonly [name: string, text: string];
  readonly choose: (value: Value) => void;
}

function Pick<Value extends string>({ name, legend, values, chosen, words, choose }: PickProps<Value>) {
  return (
    <fieldset class="choice choice-wide">
      <legend>{legend}</legend>
      {values.map(value => (
        <label class="option" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <span>
            <b>{words(value)[0]}</b>
            <small>{words(value)[1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function StartForm({ presets, first }: { readonly presets: readonly Preset[]; readonly first: Preset }) {
  const { t } = useMessages();
  const [id] = useState(newUuid);
  const [preset, setPreset] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first.rules));
  const [seat, setSeat] = useState<Seat>('SOUTH');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send } = useMutation(CREATE_MATCH, ({ createMatch }) =>
    createMatch.match === null
      ? setRefusal(createMatch.refusal?.message ?? t('failed'))
      : goTo({ page: 'match', id: createMatch.match.id }),
  );
  const choosePreset = (name: string) => {
    const found = presets.find(one => one.name === name) ?? first;
    setPreset(found);
    setDraft(draftOf(found.rules));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ input: { id, preset: preset.name, rules: inputOf(draft), seat } });
  };
  const presetWords = (name: string) =>
    [t('preset-name', { preset: name }), t('preset-text', { preset: name })] as const;
  const seatWords = (one: Seat) => [t('seat', { seat: one }), t('seat-text', { seat: one })] as const;
  return (
    <form class="start" onSubmit={submit}>
      <Pick
        name="preset"
        legend={t('rules')}
        values={presets.map(one => one.name)}
        chosen={preset.name}
        words={presetWords}
        choose={choosePreset}
      />
      <RulesForm draft={draft} change={setDraft} />
      <Pick
        name="seat"
        legend={t('your-seat')}
        values={SEATS}
        chosen={seat}
        words={seatWords}
        choose={setSeat}
      />
      <button type="submit" class="button" disabled={state.kind === 'sending'}>
        {t('start-submit')}
      </button>
      <SendingNote state={state} refusal={refusal} />
    </form>
  );
}

/** Games for more than two are not offered yet. */
export function StartMatch({ presets }: { readonly presets: readonly Preset[] }) {
  const forTwo = presets.filter(({ rules }) => rules.players === 2);
  const [first] = forTwo;
  return first === undefined ? null : <StartForm presets={forTwo} first={first} />;
}

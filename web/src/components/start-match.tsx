// A new match: what is played, who may come, where one sits; house rules folded away. The id is chosen here, so that a lost answer can be asked for again.
import { useState } from 'preact/hooks';
import { SEATS } from '../../../engine/seats.ts';
import type { Seat, SetUpQuery, Visibility } from '../api/operations.generated.ts';
import { CREATE_MATCH } from '../api/page-operations.ts';
import { draftOf, inputOf } from '../machine/rules-draft.ts';
import { newUuid } from '../machine/uuid.ts';
import { useMessages } from '../messages/messages.tsx';
import { goTo } from '../routes.ts';
import { SendingNote } from './notes.tsx';
import { Pick } from './pick.tsx';
import { RulesForm } from './rules-form.tsx';
import { useMutation } from './use-api.ts';

type Preset = SetUpQuery['rulePresets'][number];

const VISIBILITIES: readonly Visibility[] = ['LINK', 'PRIVATE', 'OPEN'];

/** Where the creator may sit: with two players each has one hand that calls. */
function seatsFor({ rules }: Preset): readonly Seat[] {
  return rules.players === 4 ? SEATS : ['SOUTH', 'WEST'];
}

function useNewMatch(first: Preset, presets: readonly Preset[]) {
  const { t } = useMessages();
  const [id] = useState(newUuid);
  const [preset, setPreset] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first.rules));
  const [seat, setSeat] = useState<Seat>('SOUTH');
  const [visibility, setVisibility] = useState<Visibility>('LINK');
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
    setSeat(seatsFor(found).includes(seat) ? seat : 'SOUTH');
  };
  const submit = (event: Event) => {
    event.preventDefault();
    setRefusal(null);
    send({ input: { id, preset: preset.name, rules: inputOf(draft), seat, visibility } });
  };
  const chosen = { preset, draft, seat, visibility };
  return { ...chosen, state, refusal, choosePreset, setDraft, setSeat, setVisibility, submit };
}

function StartForm({ presets, first }: { readonly presets: readonly Preset[]; readonly first: Preset }) {
  const { t } = useMessages();
  const form = useNewMatch(first, presets);
  const { players } = form.preset.rules;
  return (
    <form class="start" onSubmit={form.submit}>
      <Pick
        wide
        name="preset"
        legend={t('what-to-play')}
        values={presets.map(one => one.name)}
        chosen={form.preset.name}
        words={name => [t('preset-name', { preset: name }), t('preset-text', { preset: name })]}
        choose={form.choosePreset}
      />
      <Pick
        wide
        name="visibility"
        legend={t('who-may-come')}
        values={VISIBILITIES}
        chosen={form.visibility}
        words={visibility => [t('visibility', { visibility }), t('visibility-text', { visibility })]}
        choose={form.setVisibility}
      />
      <Pick
        wide
        name="seat"
        legend={t('your-seat')}
        values={seatsFor(form.preset)}
        chosen={form.seat}
        words={one => [t('seat', { seat: one }), t('seat-text', { seat: one, players })]}
        choose={form.setSeat}
      />
      <RulesForm draft={form.draft} change={form.setDraft} />
      <button type="submit" class="button" disabled={form.state.kind === 'sending'}>
        {t('start-submit')}
      </button>
      <SendingNote state={form.state} refusal={form.refusal} />
    </form>
  );
}

export function StartMatch({ presets }: { readonly presets: readonly Preset[] }) {
  const [first] = presets;
  return first === undefined ? null : <StartForm presets={presets} first={first} />;
}

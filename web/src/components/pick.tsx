// One of a few: radio buttons with a name and a line of meaning each.
import type { ComponentChildren } from 'preact';

interface PickProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value | null;
  readonly words: (value: Value) => readonly [name: string, text: string];
  readonly choose: (value: Value) => void;
  /** Side by side where there is room. */
  readonly wide?: boolean;
  readonly drawing?: (value: Value) => ComponentChildren;
}

export function Pick<Value extends string>(props: PickProps<Value>) {
  const { name, legend, values, chosen, words, choose, wide = false, drawing } = props;
  return (
    <fieldset class={`choice ${wide ? 'choice-wide' : ''}`}>
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
            {drawing?.(value)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

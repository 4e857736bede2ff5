// A setting that is on or off, with a line of what it does.
interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

export function Switch({ name, label, text, on, change }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={on}
        aria-checked={on}
        onChange={event => change(event.currentTarget.checked)}
      />
    </label>
  );
}

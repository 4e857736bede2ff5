// For what cannot be taken back: the first press asks, the second does it.
import { useState } from 'preact/hooks';

interface SureButtonProps {
  readonly text: string;
  /** What the button says once it has been pressed. */
  readonly sure: string;
  readonly disabled?: boolean;
  readonly onSure: () => void;
}

export function SureButton({ text, sure, disabled = false, onSure }: SureButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    setAsked(!asked);
    if (asked) {
      onSure();
    }
  };
  return (
    <button
      type="button"
      class={asked ? 'quiet-button sure-button is-asked' : 'quiet-button sure-button'}
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {asked ? sure : text}
    </button>
  );
}

// The left and right arrows go through a deal card by card, with Shift trick by trick, wherever the focus is.
import { useEffect, useRef } from 'preact/hooks';

export interface StepKeys {
  readonly step: (by: -1 | 1) => void;
  readonly leap: (by: -1 | 1) => void;
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A slider and a text field have their own use for arrows. */
function isTaken({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const inField = target instanceof Element && target.closest('input, textarea, select') !== null;
  return inField || altKey || ctrlKey || metaKey;
}

export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = DIRECTIONS[event.key];
      if (by !== undefined && !isTaken(event)) {
        event.preventDefault();
        const { step, leap } = latest.current;
        (event.shiftKey ? leap : step)(by);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

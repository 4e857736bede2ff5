// Putting a choice back: by Escape, or by a tap where there is nothing to tap.
import { useEffect } from 'preact/hooks';

const TAPPED = 'button, a, summary, input, label, dialog';

/** `cancel` is to do nothing when nothing is chosen: listening all the time, no key comes too early. */
export function useCancelledChoice(cancel: () => void): void {
  useEffect(() => {
    const onTap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.isConnected && target.closest(TAPPED) === null) {
        cancel();
      }
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) {
        cancel();
      }
    };
    document.addEventListener('click', onTap);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onTap);
      document.removeEventListener('keydown', onKey);
    };
  }, [cancel]);
}

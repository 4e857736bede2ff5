// Arrow keys go from one enabled button of a group to the next; Home and End to its ends. Tab then comes back to where they were.

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: columns => columns,
  ArrowUp: columns => -columns,
};

function focusFrom(buttons: readonly HTMLButtonElement[], start: number, step: number): boolean {
  for (let place = start; place >= 0 && place < buttons.length; place += step) {
    const button = buttons[place];
    if (button !== undefined && !button.disabled) {
      for (const other of buttons) {
        other.tabIndex = other === button ? 0 : -1;
      }
      button.focus();
      return true;
    }
  }
  return false;
}

function moveFocus(buttons: readonly HTMLButtonElement[], key: string, columns: number): boolean {
  if (key === 'Home') {
    return focusFrom(buttons, 0, 1);
  }
  if (key === 'End') {
    return focusFrom(buttons, buttons.length - 1, -1);
  }
  const step = STEPS[key]?.(columns);
  const at = [...buttons].findIndex(button => button.matches(':focus'));
  return step !== undefined && at >= 0 && focusFrom(buttons, at + step, step);
}

/** A handler for the group's element; `columns` is the width of a grid, 1 for a row. */
export function arrowKeys(columns: number) {
  return (event: KeyboardEvent & { readonly currentTarget: Element }) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    if (moveFocus(buttons, event.key, columns)) {
      event.preventDefault();
    }
  };
}

// How this browser likes the table: kept in its storage, never sent anywhere.

export const PREFERENCES = ['confirmMoves', 'fourColour', 'largeCards'] as const;
export type Preference = (typeof PREFERENCES)[number];
export type Preferences = Readonly<Record<Preference, boolean>>;

/** Without a word from the reader a move wants a second tap, and each suit has its own colour. */
export const USUAL_PREFERENCES: Preferences = { confirmMoves: true, fourColour: true, largeCards: false };

/** "on" and "off"; anything else is the usual. */
function readOne(storage: Storage, name: Preference): boolean {
  const kept = storage.getItem(`preference.${name}`);
  return kept === 'on' || (kept !== 'off' && USUAL_PREFERENCES[name]);
}

/** A browser that forbids storage has the usual ones. */
export function readPreferences(storage: () => Storage): Preferences {
  try {
    const kept = storage();
    return {
      confirmMoves: readOne(kept, 'confirmMoves'),
      fourColour: readOne(kept, 'fourColour'),
      largeCards: readOne(kept, 'largeCards'),
    };
  } catch {
    return USUAL_PREFERENCES;
  }
}

export function writePreference(storage: () => Storage, name: Preference, value: boolean): void {
  try {
    storage().setItem(`preference.${name}`, value ? 'on' : 'off');
  } catch {
    // It then holds until the page is left.
  }
}

/** Marks the page's root, from which the styles take the colours of the suits and the size of the cards. */
export function showPreferences(
  { fourColour, largeCards }: Preferences,
  { classList }: { readonly classList: Pick<DOMTokenList, 'toggle'> },
): void {
  classList.toggle('four-colour', fourColour);
  classList.toggle('large-cards', largeCards);
}

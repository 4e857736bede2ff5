// A moment of a finished deal, and how an address names it: after the deal, after a call, after a card of a trick.

export type Moment =
  | { readonly kind: 'dealt' }
  /** After that call, from 1. */
  | { readonly kind: 'call'; readonly call: number }
  /** After that card of that trick, both from 1; the fourth completes it. */
  | { readonly kind: 'card'; readonly trick: number; readonly card: number };

export const DEALT: Moment = { kind: 'dealt' };
const CARDS_IN_TRICK = 4;

const WRITTEN = /^(?:call\/([1-9]\d{0,2})|trick\/([1-9]|1[0-3])(?:\/card\/([1-4]))?)$/;

/** "call/2", "trick/5" (complete) or "trick/5/card/2"; nothing for the cards as dealt. Null for anything else. */
export function parseMoment(text: string): Moment | null {
  const [found, call, trick, card] = WRITTEN.exec(text) ?? [];
  if (found === undefined) {
    return text === '' ? DEALT : null;
  }
  return call === undefined
    ? { kind: 'card', trick: Number(trick), card: Number(card ?? CARDS_IN_TRICK) }
    : { kind: 'call', call: Number(call) };
}

export function formatMoment(moment: Moment): string {
  switch (moment.kind) {
    case 'dealt':
      return '';
    case 'call':
      return `call/${moment.call}`;
    case 'card':
      return moment.card === CARDS_IN_TRICK
        ? `trick/${moment.trick}`
        : `trick/${moment.trick}/card/${moment.card}`;
  }
}

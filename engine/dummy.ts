// A half-open dummy: open and closed cards, their places, and when a closed card turns. Rule book, section 3.
import type { Card } from './cards.ts';
import type { Layout } from './rules.ts';

/** A place of a dummy: at most one open card, at most one closed card (under it, in `columns` and `rows`). */
export interface Place {
  readonly open: Card | null;
  readonly closed: Card | null;
}

export type Places = readonly Place[];

const COLUMNS = 6;
const CLOSED_IN_NINE = 9;

/** Thirteen cards in the order dealt to a dummy's places: 7 in `columns` and `rows`, 13 in `nine`. */
export function layOut(dealt: readonly Card[], layout: Layout): Places {
  if (layout === 'nine') {
    return dealt.map((card, i) =>
      i < CLOSED_IN_NINE ? { open: null, closed: card } : { open: card, closed: null },
    );
  }
  return dealt
    .slice(COLUMNS)
    .map((card, i) => ({ open: card, closed: i < COLUMNS ? (dealt[i] ?? null) : null }));
}

export function openCards(places: Places): readonly Card[] {
  const cards: Card[] = [];
  for (const { open } of places) if (open !== null) cards.push(open);
  return cards;
}

export function closedCards(places: Places): readonly Card[] {
  const cards: Card[] = [];
  for (const { closed } of places) if (closed !== null) cards.push(closed);
  return cards;
}

/** Takes an open card away; nothing turns. */
export function withoutCard(places: Places, card: Card): Places {
  return places.map(place => (place.open === card ? { open: null, closed: place.closed } : place));
}

/** Turns every closed card over which no open card lies. */
export function turnUncovered(places: Places): { readonly places: Places; readonly turned: readonly Card[] } {
  const turned: Card[] = [];
  const after = places.map(place => {
    if (place.open !== null || place.closed === null) return place;
    turned.push(place.closed);
    return { open: place.closed, closed: null };
  });
  return turned.length === 0 ? { places, turned } : { places: after, turned };
}

/** What has just been played, for the question whether closed cards turn now. */
export interface PlayCount {
  /** Cards played in this deal so far, the one just played included. */
  readonly cardsPlayed: number;
  /** Whether the card just played came from this dummy. */
  readonly fromHere: boolean;
}

const CARDS_IN_SEVEN_TRICKS = 28;

/** Whether a dummy's uncovered closed cards turn right after a play. */
export function turnsNow(layout: Layout, { cardsPlayed, fromHere }: PlayCount): boolean {
  switch (layout) {
    case 'columns':
      return fromHere;
    case 'rows':
      return cardsPlayed === CARDS_IN_SEVEN_TRICKS;
    case 'nine':
      return cardsPlayed === 1;
  }
}

// Cards on their way: one that is played travels from where it lay to the trick, a trick that was taken to its winner.
// Only pictures move; what lies where is decided before. Styles are set by script, which the strict policy allows.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Spot {
  readonly card: Element;
  /** In pixels from the table's corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Picture {
  readonly lying: ReadonlyMap<string, Spot>;
  readonly trick: ReadonlyMap<string, Spot>;
  /** The place at the table that took the trick; null while it lasts. */
  readonly winner: string | null;
}

const TRAVEL: KeyframeAnimationOptions = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function spotsIn(table: Element, selector: string): ReadonlyMap<string, Spot> {
  const corner = table.getBoundingClientRect();
  const found = [...table.querySelectorAll(selector)].map(card => {
    const { left, top, width } = card.getBoundingClientRect();
    const name = card.getAttribute('data-face') ?? '';
    return [name, { card, x: left - corner.left, y: top - corner.top, width }] as const;
  });
  return new Map(found);
}

/** "trick-left" of its place. */
function placeOf(item: Element | null): string | null {
  return /trick-(bottom|left|top|right)/.exec(item?.className ?? '')?.[1] ?? null;
}

function pictureOf(table: Element): Picture {
  return {
    lying: spotsIn(table, '.seat-cards [data-face]'),
    trick: spotsIn(table, '.trick [data-face]'),
    winner: placeOf(table.querySelector('.trick.is-complete > .is-winner')),
  };
}

/** The middle of what lies at a place: where a card comes from that nobody saw there. */
function seatSpot(table: Element, place: string | null): { readonly x: number; readonly y: number } | null {
  const seat = table.querySelector(`.seat-${place} .seat-cards`);
  if (seat === null) {
    return null;
  }
  const corner = table.getBoundingClientRect();
  const { left, top, width, height } = seat.getBoundingClientRect();
  return { x: left - corner.left + width / 2, y: top - corner.top + height / 2 };
}

/** A flight changes nothing but transform and opacity, which a phone moves without drawing the table anew. */
function fly(card: HTMLElement, keyframes: Keyframe[], onArrival: () => void): void {
  const flight = card.animate(keyframes, TRAVEL);
  flight.onfinish = onArrival;
  flight.oncancel = onArrival;
}

function flyIn(table: Element, before: Picture, [name, to]: readonly [string, Spot]): void {
  const { card } = to;
  const from = before.lying.get(name);
  const seat = from ?? seatSpot(table, placeOf(card.closest('li')));
  if (seat !== null && card instanceof HTMLElement) {
    const scale = from === undefined ? 0.8 : from.width / to.width;
    const start = `translate(${seat.x - to.x}px, ${seat.y - to.y}px) scale(${scale})`;
    card.toggleAttribute('data-flying', true);
    fly(card, [{ transform: start }, { transform: 'none' }], () => card.removeAttribute('data-flying'));
  }
}

function flyOut(table: HTMLElement, { trick, winner }: Picture): void {
  const to = seatSpot(table, winner);
  for (const { card, x, y, width } of to === null ? [] : trick.values()) {
    const ghost = card.cloneNode(true);
    if (ghost instanceof HTMLElement && to !== null) {
      ghost.removeAttribute('data-face');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, { position: 'absolute', left: `${x}px`, top: `${y}px` });
      table.append(ghost);
      const end = `translate(${to.x - x - width / 2}px, ${to.y - y - width / 2}px) scale(0.5)`;
      fly(ghost, [{ opacity: 1 }, { transform: end, opacity: 0 }], () => ghost.remove());
    }
  }
}

/** To be called by the table; looks at what has changed after each of its renderings. */
export function useFlights(table: RefObject<HTMLElement | null>): void {
  const last = useRef<Picture | null>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const before = last.current;
    if (element === null || before === null) {
      return;
    }
    const now = pictureOf(element);
    last.current = now;
    if (isCalm()) {
      return;
    }
    for (const entry of now.trick) {
      if (!before.trick.has(entry[0])) {
        flyIn(element, before, entry);
      }
    }
    if ([...before.trick.keys()].every(card => !now.trick.has(card))) {
      flyOut(element, before);
    }
  });
  // Nothing flies at first: that picture is taken once the table is seen, so that it is not kept waiting.
  useEffect(() => {
    last.current ??= table.current && pictureOf(table.current);
  }, [table]);
}

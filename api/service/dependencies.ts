// What the service is given from outside.
import type { Pack } from '../../engine/deck.ts';
import type { Store } from '../store/store.ts';

export interface Dependencies {
  readonly store: Store;
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** A freshly shuffled pack. */
  readonly shuffledPack: () => Pack;
}

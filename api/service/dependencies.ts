// What the service is given from outside.
import type { Pack } from '../../engine/deck.ts';
import type { PasskeySettings } from '../identity/passkey-site.ts';
import type { Store } from '../store/store.ts';

export interface Dependencies {
  readonly store: Store;
  /** The time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** A freshly shuffled pack. */
  readonly shuffledPack: () => Pack;
  /** Whose passkeys they are; the request's own host when left out. */
  readonly passkeys?: PasskeySettings;
  /** How many sessions and tokens a player may have together; 20 when left out. */
  readonly sessionsPerPlayer?: number;
}

// The implementations of the store that every law is tried on.
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { startTable } from './tables.ts';

export interface RunningStore {
  readonly store: Store;
  stop(): Promise<void>;
}

export const IMPLEMENTATIONS: readonly (readonly [string, () => Promise<RunningStore>])[] = [
  ['memory', async () => ({ store: makeMemoryStore(), stop: async () => {} })],
  [
    'dynamo',
    async () => {
      const table = await startTable();
      return { store: makeDynamoStore(table), stop: table.stop };
    },
  ],
];

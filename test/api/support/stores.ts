// The stores that a suite about the service runs over: in memory, and the production one over dynalite.
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { startTable } from '../store/tables.ts';

export interface RunningStore {
  readonly store: Store;
  stop(): Promise<void>;
}

export const STORES: Readonly<Record<string, () => Promise<RunningStore>>> = {
  memory: async () => ({ store: makeMemoryStore(), stop: async () => {} }),
  dynamo: async () => {
    const table = await startTable();
    return { store: makeDynamoStore(table), stop: () => table.stop() };
  },
};

// A store with something put around each of its calls: faults, delays, checks.
import type { Store } from '../../../api/store/store.ts';

export type CallName = keyof Store;
export type Around = <Value>(name: CallName, run: () => Promise<Value>) => Promise<Value>;

const WRITES: ReadonlySet<CallName> = new Set<CallName>([
  'createSetup',
  'updateSetup',
  'createLive',
  'updateLive',
  'putDeal',
  'putMembership',
  'deleteMembership',
  'putInvitation',
  'putPlayer',
  'putSession',
  'deleteInvitation',
  'putOpenMatch',
  'deleteOpenMatch',
  'deletePlayer',
  'deleteSession',
  'noteSessionUse',
  'putTombstone',
  'createPasskey',
  'updatePasskey',
  'deletePasskey',
  'putChallenge',
  'takeChallenge',
  'createDeviceCode',
  'tryDeviceCode',
  'takeDeviceCode',
  'countUp',
]);

export function isWrite(name: CallName): boolean {
  return WRITES.has(name);
}

/** The store is asked for at each call, so that it may be another one from then on. */
export function wrapped(storeNow: () => Store, around: Around): Store {
  return {
    readMatch: (...args) => around('readMatch', () => storeNow().readMatch(...args)),
    readMatches: (...args) => around('readMatches', () => storeNow().readMatches(...args)),
    createSetup: (...args) => around('createSetup', () => storeNow().createSetup(...args)),
    updateSetup: (...args) => around('updateSetup', () => storeNow().updateSetup(...args)),
    createLive: (...args) => around('createLive', () => storeNow().createLive(...args)),
    updateLive: (...args) => around('updateLive', () => storeNow().updateLive(...args)),
    putDeal: (...args) => around('putDeal', () => storeNow().putDeal(...args)),
    readDeals: (...args) => around('readDeals', () => storeNow().readDeals(...args)),
    putMembership: (...args) => around('putMembership', () => storeNow().putMembership(...args)),
    deleteMembership: (...args) => around('deleteMembership', () => storeNow().deleteMembership(...args)),
    listMemberships: (...args) => around('listMemberships', () => storeNow().listMemberships(...args)),
    putInvitation: (...args) => around('putInvitation', () => storeNow().putInvitation(...args)),
    readInvitation: (...args) => around('readInvitation', () => storeNow().readInvitation(...args)),
    putPlayer: (...args) => around('putPlayer', () => storeNow().putPlayer(...args)),
    readPlayer: (...args) => around('readPlayer', () => storeNow().readPlayer(...args)),
    putSession: (...args) => around('putSession', () => storeNow().putSession(...args)),
    readSession: (...args) => around('readSession', () => storeNow().readSession(...args)),
    deleteInvitation: (...args) => around('deleteInvitation', () => storeNow().deleteInvitation(...args)),
    putOpenMatch: (...args) => around('putOpenMatch', () => storeNow().putOpenMatch(...args)),
    deleteOpenMatch: (...args) => around('deleteOpenMatch', () => storeNow().deleteOpenMatch(...args)),
    listOpenMatches: (...args) => around('listOpenMatches', () => storeNow().listOpenMatches(...args)),
    deletePlayer: (...args) => around('deletePlayer', () => storeNow().deletePlayer(...args)),
    listSessions: (...args) => around('listSessions', () => storeNow().listSessions(...args)),
    deleteSession: (...args) => around('deleteSession', () => storeNow().deleteSession(...args)),
    noteSessionUse: (...args) => around('noteSessionUse', () => storeNow().noteSessionUse(...args)),
    putTombstone: (...args) => around('putTombstone', () => storeNow().putTombstone(...args)),
    readTombstone: (...args) => around('readTombstone', () => storeNow().readTombstone(...args)),
    createPasskey: (...args) => around('createPasskey', () => storeNow().createPasskey(...args)),
    readPasskey: (...args) => around('readPasskey', () => storeNow().readPasskey(...args)),
    listPasskeys: (...args) => around('listPasskeys', () => storeNow().listPasskeys(...args)),
    updatePasskey: (...args) => around('updatePasskey', () => storeNow().updatePasskey(...args)),
    deletePasskey: (...args) => around('deletePasskey', () => storeNow().deletePasskey(...args)),
    putChallenge: (...args) => around('putChallenge', () => storeNow().putChallenge(...args)),
    takeChallenge: (...args) => around('takeChallenge', () => storeNow().takeChallenge(...args)),
    createDeviceCode: (...args) => around('createDeviceCode', () => storeNow().createDeviceCode(...args)),
    tryDeviceCode: (...args) => around('tryDeviceCode', () => storeNow().tryDeviceCode(...args)),
    takeDeviceCode: (...args) => around('takeDeviceCode', () => storeNow().takeDeviceCode(...args)),
    countUp: (...args) => around('countUp', () => storeNow().countUp(...args)),
  };
}

/** Says for each write, counted from 0, whether the process stops there. */
export type Stops = (write: number) => 'before' | 'after' | null;

export interface MortalStore {
  readonly store: Store;
  isDead(): boolean;
  /** Writes so far. */
  writes(): number;
}

/** As a process that stops at a write sees the store: from then on nothing reaches it any more. */
export function mortal(store: Store, stops: Stops): MortalStore {
  let writes = 0;
  let dead = false;
  const die = (): never => {
    dead = true;
    throw new Error('the process has stopped');
  };
  return {
    store: wrapped(
      () => store,
      async (name, run) => {
        if (dead) return die();
        if (!isWrite(name)) return run();
        const stop = stops(writes++);
        if (stop === 'before') return die();
        const value = await run();
        return stop === 'after' || dead ? die() : value;
      },
    ),
    isDead: () => dead,
    writes: () => writes,
  };
}

/** A store that fails at a write, and then goes on as if nothing had been. */
export function failing(store: Store, fails: Stops): Store {
  let writes = 0;
  const fail = (): never => {
    throw new Error('the store has failed');
  };
  return wrapped(
    () => store,
    async (name, run) => {
      const failure = isWrite(name) ? fails(writes++) : null;
      if (failure === 'before') return fail();
      const value = await run();
      return failure === 'after' ? fail() : value;
    },
  );
}

/** Reads that do not ask for consistency come from a copy that is the given number of writes behind. */
export function lagging(primary: Store, replica: Store, behind: number): Store {
  const waiting: (() => Promise<unknown>)[] = [];
  const late = async (write: () => Promise<unknown>) => {
    waiting.push(write);
    for (const each of waiting.splice(0, waiting.length - behind)) await each();
  };
  const both = async <Value>(write: (store: Store) => Promise<Value>) => {
    const value = await write(primary);
    await late(() => write(replica));
    return value;
  };
  const from = (args: readonly unknown[]) => (args.some(asksConsistency) ? primary : replica);
  return {
    readMatch: (...args) => from(args).readMatch(...args),
    readMatches: (...args) => from(args).readMatches(...args),
    createSetup: (...args) => both(store => store.createSetup(...args)),
    updateSetup: (...args) => both(store => store.updateSetup(...args)),
    createLive: (...args) => both(store => store.createLive(...args)),
    updateLive: (...args) => both(store => store.updateLive(...args)),
    putDeal: (...args) => both(store => store.putDeal(...args)),
    readDeals: (...args) => from(args).readDeals(...args),
    putMembership: (...args) => both(store => store.putMembership(...args)),
    deleteMembership: (...args) => both(store => store.deleteMembership(...args)),
    listMemberships: (...args) => from(args).listMemberships(...args),
    putInvitation: (...args) => both(store => store.putInvitation(...args)),
    readInvitation: (...args) => from(args).readInvitation(...args),
    putPlayer: (...args) => both(store => store.putPlayer(...args)),
    readPlayer: (...args) => from(args).readPlayer(...args),
    putSession: (...args) => both(store => store.putSession(...args)),
    readSession: (...args) => from(args).readSession(...args),
    deleteInvitation: (...args) => both(store => store.deleteInvitation(...args)),
    putOpenMatch: (...args) => both(store => store.putOpenMatch(...args)),
    deleteOpenMatch: (...args) => both(store => store.deleteOpenMatch(...args)),
    listOpenMatches: (...args) => from(args).listOpenMatches(...args),
    deletePlayer: (...args) => both(store => store.deletePlayer(...args)),
    listSessions: (...args) => from(args).listSessions(...args),
    deleteSession: (...args) => both(store => store.deleteSession(...args)),
    noteSessionUse: (...args) => both(store => store.noteSessionUse(...args)),
    putTombstone: (...args) => both(store => store.putTombstone(...args)),
    readTombstone: (...args) => from(args).readTombstone(...args),
    createPasskey: (...args) => both(store => store.createPasskey(...args)),
    readPasskey: (...args) => from(args).readPasskey(...args),
    listPasskeys: (...args) => from(args).listPasskeys(...args),
    updatePasskey: (...args) => both(store => store.updatePasskey(...args)),
    deletePasskey: (...args) => both(store => store.deletePasskey(...args)),
    putChallenge: (...args) => both(store => store.putChallenge(...args)),
    takeChallenge: (...args) => both(store => store.takeChallenge(...args)),
    createDeviceCode: (...args) => both(store => store.createDeviceCode(...args)),
    tryDeviceCode: (...args) => both(store => store.tryDeviceCode(...args)),
    takeDeviceCode: (...args) => both(store => store.takeDeviceCode(...args)),
    countUp: (...args) => both(store => store.countUp(...args)),
  };
}

function asksConsistency(argument: unknown): boolean {
  return typeof argument === 'object' && argument !== null && Reflect.get(argument, 'consistent') === true;
}

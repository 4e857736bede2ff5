// What DynamoDB would charge, counted by its published rules from items read and written: dynalite charges
// nothing for indexes and failed conditions. Sees the document client's requests on their way out and back;
// the sizes of items before a write come from reads of its own that are not counted.
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Fields, isFields } from '../../../api/store/stored.ts';

export interface Units {
  readonly readUnits: number;
  readonly writeUnits: number;
}

export interface Reading extends Units {
  /** What the store itself says that it consumed, as a cross-check. */
  readonly reported: Units;
  /** Requests by command, e.g. `UpdateItemCommand`. */
  readonly requests: Readonly<Record<string, number>>;
  /** Bytes of the largest item written, by kind: `HEAD#LIVE`, `HEAD#SETUP`, `DEAL`, `ACTIVE`, `PROFILE` and so on. */
  readonly largest: Readonly<Record<string, number>>;
}

export interface Meter {
  readonly client: DynamoDBDocumentClient;
  reading(): Reading;
  reset(): void;
}

const READ_BYTES = 4096;
const WRITE_BYTES = 1024;

/** Counts all that goes through the client, from now on. The same client is handed back. */
export function meterClient(client: DynamoDBDocumentClient): Meter {
  const charges: Charge[] = [];
  const own = new WeakSet<object>();
  const lookUp: LookUp = async (TableName, Key) => {
    const command = new GetCommand({ TableName, Key, ConsistentRead: true });
    own.add(command.input);
    return (await client.send(command)).Item ?? null;
  };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async args => {
        if (own.has(args.input)) return next(args);
        const input = fieldsOf(args.input);
        const old = await itemBefore(commandName, input, lookUp);
        const asked = { ...args, input: { ...args.input, ...EXTRAS[commandName] } };
        try {
          const result = await next(asked);
          charges.push(chargeFor({ commandName, input, output: fieldsOf(result.output), old }));
          return result;
        } catch (error) {
          if (!isFailedCondition(error)) throw error;
          const existing = await itemBefore(commandName, input, lookUp);
          charges.push(failed(commandName, existing));
          throw error;
        }
      },
    { step: 'initialize', name: 'tariff', override: true },
  );
  return {
    client,
    reading: () => total(charges),
    reset: () => {
      charges.length = 0;
    },
  };
}

/** Bytes of an item by DynamoDB's rules: names and values in UTF-8, numbers two digits a byte. */
export function itemSize(item: Fields): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + bytes(name) + valueSize(value), 0);
}

function valueSize(value: unknown): number {
  if (typeof value === 'string') return bytes(value);
  if (typeof value === 'number') return numberSize(value);
  if (typeof value === 'boolean' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + 1 + valueSize(entry), 3);
  if (value instanceof Uint8Array) return value.byteLength;
  if (isFields(value)) return 3 + Object.keys(value).length + itemSize(value);
  throw new Error(`no size known for a ${typeof value}`);
}

function numberSize(value: number): number {
  const digits = String(Math.abs(value)).replace('.', '').replace(/^0+/, '').replace(/0+$/, '');
  return Math.ceil(digits.length / 2) + 1 + (value < 0 ? 1 : 0);
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

interface Charge extends Units {
  readonly commandName: string;
  readonly reported: Units;
  readonly written: Fields | null;
}

type LookUp = (table: string, key: Record<string, unknown>) => Promise<Fields | null>;

/** What is asked for besides, so that an update shows the item that it made. */
const REPORT = { ReturnConsumedCapacity: 'TOTAL' } as const;
const EXTRAS: Readonly<Record<string, Fields>> = {
  GetItemCommand: REPORT,
  QueryCommand: REPORT,
  BatchGetItemCommand: REPORT,
  PutItemCommand: REPORT,
  UpdateItemCommand: { ...REPORT, ReturnValues: 'ALL_NEW' },
  DeleteItemCommand: REPORT,
};

const WRITES: readonly string[] = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand'];

/** The item that a write is about to change; null for reads and for none. */
async function itemBefore(commandName: string, input: Fields, lookUp: LookUp): Promise<Fields | null> {
  if (!WRITES.includes(commandName)) return null;
  const { TableName, Key, Item } = input;
  const { pk, sk } = fieldsOf(Key ?? Item);
  return lookUp(String(TableName), { pk, sk });
}

interface Exchange {
  readonly commandName: string;
  readonly input: Fields;
  readonly output: Fields;
  readonly old: Fields | null;
}

function chargeFor(exchange: Exchange): Charge {
  const { commandName, output } = exchange;
  const { ConsumedCapacity } = output;
  const capacity = listOf(ConsumedCapacity).reduce<number>(
    (sum, { CapacityUnits }) => sum + Number(CapacityUnits),
    0,
  );
  if (!WRITES.includes(commandName)) {
    const reported = { readUnits: capacity, writeUnits: 0 };
    return { commandName, readUnits: readUnits(exchange), writeUnits: 0, reported, written: null };
  }
  const written = itemAfter(exchange);
  const reported = { readUnits: 0, writeUnits: capacity };
  return { commandName, readUnits: 0, writeUnits: writeUnits(exchange.old, written), reported, written };
}

/** A write whose condition failed costs as one that leaves the existing item as it is. */
function failed(commandName: string, existing: Fields | null): Charge {
  const reported = { readUnits: 0, writeUnits: 0 };
  return { commandName, readUnits: 0, writeUnits: writeUnits(existing, existing), reported, written: null };
}

function itemAfter({ commandName, input, output }: Exchange): Fields | null {
  const { Item } = input;
  const { Attributes } = output;
  if (commandName === 'DeleteItemCommand') return null;
  return fieldsOf(commandName === 'PutItemCommand' ? Item : Attributes);
}

function readUnits({ commandName, input, output }: Exchange): number {
  const { ConsistentRead } = input;
  const { Item, Items, Responses, UnprocessedKeys } = output;
  const factor = ConsistentRead === true ? 1 : 0.5;
  if (commandName === 'GetItemCommand')
    return factor * blocks(Item === undefined ? 0 : itemSize(fieldsOf(Item)), READ_BYTES);
  // A query is rounded up once, for the sum of what it looked at; the store uses no filters.
  if (commandName === 'QueryCommand') {
    return (
      factor *
      blocks(
        listOf(Items).reduce<number>((sum, item) => sum + itemSize(item), 0),
        READ_BYTES,
      )
    );
  }
  if (commandName === 'BatchGetItemCommand') {
    const { RequestItems } = input;
    const found = Object.values(fieldsOf(Responses)).flatMap(listOf);
    const absent = countKeys(RequestItems) - countKeys(UnprocessedKeys ?? {}) - found.length;
    return factor * found.reduce((sum, item) => sum + blocks(itemSize(item), READ_BYTES), absent);
  }
  return 0;
}

function countKeys(requests: unknown): number {
  return Object.values(fieldsOf(requests)).reduce<number>((sum, request) => {
    const { Keys } = fieldsOf(request);
    return sum + listOf(Keys).length;
  }, 0);
}

/** The larger of both items, and what changes in the index: an entry made, removed, or both. */
function writeUnits(before: Fields | null, after: Fields | null): number {
  const size = Math.max(before === null ? 0 : itemSize(before), after === null ? 0 : itemSize(after));
  const [entryBefore, entryAfter] = [dueEntry(before), dueEntry(after)];
  const entries = entryBefore === entryAfter ? 0 : Number(entryBefore !== null) + Number(entryAfter !== null);
  return blocks(size, WRITE_BYTES) + entries;
}

/** The index holds keys only, so an entry is always one unit. */
function dueEntry(item: Fields | null): string | null {
  const { dueShard, checkAt } = item ?? {};
  return dueShard === undefined || checkAt === undefined ? null : `${dueShard} ${checkAt}`;
}

function blocks(size: number, block: number): number {
  return Math.max(1, Math.ceil(size / block));
}

function total(charges: readonly Charge[]): Reading {
  const requests: Record<string, number> = {};
  const largest: Record<string, number> = {};
  for (const { commandName, written } of charges) {
    requests[commandName] = (requests[commandName] ?? 0) + 1;
    if (written === null) continue;
    const kind = kindOf(written);
    largest[kind] = Math.max(largest[kind] ?? 0, itemSize(written));
  }
  return { ...sum(charges), reported: sum(charges.map(({ reported }) => reported)), requests, largest };
}

function kindOf({ sk }: Fields): string {
  const [kind = '', head] = String(sk).split('#');
  return kind === 'HEAD' ? `${kind}#${head}` : kind;
}

function sum(all: readonly Units[]): Units {
  return {
    readUnits: all.reduce((units, charge) => units + charge.readUnits, 0),
    writeUnits: all.reduce((units, charge) => units + charge.writeUnits, 0),
  };
}

function isFailedCondition(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** One or many: consumed capacity is a list in batch reads only. */
function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : isFields(value) ? [value] : [];
}

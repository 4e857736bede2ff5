// The requests that the store is made of, as functions of plain attributes.
import { setTimeout } from 'node:timers/promises';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { ReadOptions } from './store.ts';
import { type Fields, FORMAT } from './stored.ts';

export interface Table {
  readonly client: DynamoDBDocumentClient;
  /** The table's name. */
  readonly table: string;
}

/** DynamoDB's limit of keys in one batch read. */
const BATCH = 100;
/** Waits of 25 ms doubled each time: some three seconds before giving up. */
const BATCH_ATTEMPTS = 8;
const FIRST_WAIT_MS = 25;

export async function getItem(
  { client, table }: Table,
  key: Key,
  options?: ReadOptions,
): Promise<Fields | null> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: key, ConsistentRead: options?.consistent ?? false }),
  );
  return Item ?? null;
}

export async function putItem({ client, table }: Table, key: Key, attributes: Fields): Promise<void> {
  await client.send(new PutCommand({ TableName: table, Item: { ...key, f: FORMAT, ...attributes } }));
}

/** Whether it was written: false when there is an item under the key already. */
export function putNewItem({ client, table }: Table, key: Key, attributes: Fields): Promise<boolean> {
  const Item = { ...key, f: FORMAT, ...attributes };
  const ConditionExpression = 'attribute_not_exists(pk)';
  return conditional(client.send(new PutCommand({ TableName: table, Item, ConditionExpression })));
}

/** Sets the attributes and the next revision; false when the item's revision is not the expected one. */
export function updateItem(
  { client, table }: Table,
  key: Key,
  { expectedRev, attributes }: { readonly expectedRev: number; readonly attributes: Fields },
): Promise<boolean> {
  const set = Object.entries({ ...attributes, rev: expectedRev + 1 });
  return conditional(
    client.send(
      new UpdateCommand({
        TableName: table,
        Key: key,
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: '#rev = :expected',
        ExpressionAttributeNames: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ':expected': expectedRev,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
      }),
    ),
  );
}

/** The items under the keys that have one, in no order. The keys must differ. */
export async function getItems(table: Table, keys: readonly Key[]): Promise<readonly Fields[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, place) =>
    getBatch(table, keys.slice(place * BATCH, (place + 1) * BATCH)),
  );
  return (await Promise.all(batches)).flat();
}

async function getBatch({ client, table }: Table, keys: readonly Key[]): Promise<readonly Fields[]> {
  const found: Fields[] = [];
  let RequestItems: BatchGetCommandInput['RequestItems'] = { [table]: { Keys: [...keys] } };
  for (let attempt = 0; attempt < BATCH_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await setTimeout(FIRST_WAIT_MS * 2 ** (attempt - 1));
    const answer: BatchGetCommandOutput = await client.send(new BatchGetCommand({ RequestItems }));
    found.push(...(answer.Responses?.[table] ?? []));
    if (answer.UnprocessedKeys?.[table] === undefined) return found;
    RequestItems = answer.UnprocessedKeys;
  }
  throw new Error('the table left keys of a batch read unanswered');
}

async function conditional(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}

// The requests that the store is made of, as functions of plain attributes.
import { setTimeout } from 'node:timers/promises';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { Fault } from '../fault.ts';
import type { Key } from './keys.ts';
import type { ReadOptions } from './store.ts';
import { type Fields, FORMAT } from './stored.ts';

export interface Table {
  readonly client: DynamoDBDocumentClient;
  /** The table's name. */
  readonly table: string;
}

/** When a write is to happen; names are `#name`, values `:name`. */
export interface Condition {
  readonly when: string;
  readonly values?: Fields;
}

/** DynamoDB's limit of keys in one batch read. */
const BATCH = 100;
/** Waits of 25 ms doubled each time: some three seconds before giving up. */
const BATCH_ATTEMPTS = 8;
const FIRST_WAIT_MS = 25;

const IS_THERE: Condition = { when: 'attribute_exists(pk)' };
const IS_NOT_THERE: Condition = { when: 'attribute_not_exists(pk)' };

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

/** A stretch of one partition, by sort key. */
export interface Stretch extends ReadOptions {
  readonly pk: string;
  /** Both included. */
  readonly from: string;
  readonly to: string;
}

/** The bounds of all sort keys that begin so: no key has a character behind `~`. */
export function startingWith(prefix: string): Pick<Stretch, 'from' | 'to'> {
  return { from: prefix, to: `${prefix}~` };
}

export interface LastFirst {
  readonly first: number;
  /** The key behind which to go on; it need not be there any more. */
  readonly after: Key | undefined;
}

/** In the order of their keys, or at most so many of them in reverse. The caller knows that 1 MB holds them. */
export async function queryItems(
  { client, table }: Table,
  { pk, from, to, consistent = false }: Stretch,
  page?: LastFirst,
): Promise<readonly Fields[]> {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ConsistentRead: consistent,
      ...(page && { ScanIndexForward: false, Limit: page.first }),
      ...(page?.after && { ExclusiveStartKey: page.after }),
    }),
  );
  return Items ?? [];
}

export async function putItem({ client, table }: Table, key: Key, attributes: Fields): Promise<void> {
  await client.send(new PutCommand({ TableName: table, Item: { ...key, f: FORMAT, ...attributes } }));
}

/** Whether it was written: by default false when there is an item under the key already. */
export function putNewItem(
  { client, table }: Table,
  key: Key,
  { attributes, condition = IS_NOT_THERE }: { readonly attributes: Fields; readonly condition?: Condition },
): Promise<boolean> {
  const Item = { ...key, f: FORMAT, ...attributes };
  return conditional(client.send(new PutCommand({ TableName: table, Item, ...asInput(condition) })));
}

/** Sets the attributes and the next revision; false when the item's revision is not the expected one. */
export function updateItem(
  table: Table,
  key: Key,
  { expectedRev, attributes }: { readonly expectedRev: number; readonly attributes: Fields },
): Promise<boolean> {
  const condition = { when: '#rev = :expected', values: { ':expected': expectedRev } };
  return setAttributes(table, key, { attributes: { ...attributes, rev: expectedRev + 1 }, condition });
}

/** Sets the attributes, of which there is one at least; by default false when there is no such item. */
export function setAttributes(
  { client, table }: Table,
  key: Key,
  { attributes, condition = IS_THERE }: { readonly attributes: Fields; readonly condition?: Condition },
): Promise<boolean> {
  const set = Object.entries(attributes);
  return conditional(
    client.send(
      new UpdateCommand({
        TableName: table,
        Key: key,
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: condition.when,
        ExpressionAttributeNames: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...condition.values,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
      }),
    ),
  );
}

export async function deleteItem({ client, table }: Table, key: Key): Promise<void> {
  await client.send(new DeleteCommand({ TableName: table, Key: key }));
}

/** Deletes it and says what it was: to one caller only; null to the others. */
export async function takeItem({ client, table }: Table, key: Key): Promise<Fields | null> {
  const { Attributes } = await client.send(
    new DeleteCommand({ TableName: table, Key: key, ReturnValues: 'ALL_OLD' }),
  );
  return Attributes ?? null;
}

/** Whether it was this call that deleted it. */
export function deleteItemWhen({ client, table }: Table, key: Key, condition: Condition): Promise<boolean> {
  return conditional(client.send(new DeleteCommand({ TableName: table, Key: key, ...asInput(condition) })));
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
  throw new Fault('the table left keys of a batch read unanswered');
}

function asInput({ when, values }: Condition) {
  return { ConditionExpression: when, ...(values && { ExpressionAttributeValues: values }) };
}

async function conditional(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}

export function isFailedCondition(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

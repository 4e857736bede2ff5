// Device codes and counts in the table: what a guesser meets.
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { parsePlayerId } from '../ids.ts';
import { deleteItemWhen, isFailedCondition, putNewItem, type Table } from './dynamo-requests.ts';
import type { StoredDeviceCode } from './items.ts';
import { countKey, deviceCodeKey } from './keys.ts';
import type { IdentityStore } from './store.ts';
import {
  type Fields,
  FORMAT,
  formatEnd,
  formatTime,
  known,
  parseStored,
  text,
  time,
  whole,
} from './stored.ts';

type DeviceCodes = Pick<IdentityStore, 'createDeviceCode' | 'tryDeviceCode' | 'takeDeviceCode'>;

export function deviceCodesIn(table: Table): DeviceCodes {
  return {
    createDeviceCode({ selector, hash, player, triesLeft, expiresAt }, now) {
      const attributes = { sha: hash, player, tries: triesLeft, ...formatEnd(expiresAt) };
      const condition = {
        when: 'attribute_not_exists(pk) OR x <= :now',
        values: { ':now': formatTime(now) },
      };
      return putNewItem(table, deviceCodeKey(selector), { attributes, condition });
    },
    tryDeviceCode: selector => spendTry(table, selector),
    takeDeviceCode: (selector, hash) =>
      deleteItemWhen(table, deviceCodeKey(selector), {
        when: 'sha = :hash',
        values: { ':hash': hash },
      }),
  };
}

export function countsIn({ client, table }: Table): Pick<IdentityStore, 'countUp'> {
  return {
    async countUp(name, windowEndsAt) {
      const { expiresAt } = formatEnd(windowEndsAt);
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: table,
          Key: countKey(name, windowEndsAt),
          UpdateExpression: 'ADD n :one SET f = :f, expiresAt = :end',
          ExpressionAttributeValues: { ':one': 1, ':f': FORMAT, ':end': expiresAt },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      const { n } = Attributes ?? {};
      return whole(n);
    },
  };
}

/** The decrement and its limit are one write: of many tries at once no more get through than are left. */
async function spendTry({ client, table }: Table, selector: string): Promise<StoredDeviceCode | null> {
  const update = new UpdateCommand({
    TableName: table,
    Key: deviceCodeKey(selector),
    UpdateExpression: 'ADD tries :spent',
    ConditionExpression: 'tries > :none',
    ExpressionAttributeValues: { ':spent': -1, ':none': 0 },
    ReturnValues: 'ALL_NEW',
  });
  try {
    const { Attributes } = await client.send(update);
    return parseStored(Attributes ?? {}, parseDeviceCode);
  } catch (error) {
    if (isFailedCondition(error)) return null;
    throw error;
  }
}

function parseDeviceCode(item: Fields): StoredDeviceCode {
  const { pk, sha, player, tries, x } = item;
  return {
    selector: text(pk).slice('CODE#'.length),
    hash: text(sha),
    player: known(parsePlayerId(text(player))),
    triesLeft: whole(tries),
    expiresAt: time(x),
  };
}

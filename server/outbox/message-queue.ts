import * as v from 'valibot';
import type { Connection, Store } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import type { Message, MessageChannel } from './message';
import type { Queue } from './queue';
import { queueOf } from './queue-table';

export interface NewMessage {
  channel: MessageChannel;
  accountId: string;
  data: Record<string, unknown>;
}

/** Promises a message, within the transaction of what it tells. */
export async function enqueueMessage(
  tx: Connection,
  { channel, accountId, data }: NewMessage,
  now: number,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      id: uuidV7(now),
      channel,
      account_id: accountId,
      data: JSON.stringify(data),
      created_at: now,
      attempts: 0,
      due_at: now,
      last_failure: null,
    })
    .execute();
}

const dataSchema = v.record(v.string(), v.unknown());

/** The messages that one channel owes. */
export const messageQueue = (store: Store, channel: MessageChannel): Queue<Message> =>
  queueOf(store, 'messages', channel, {
    read: (claimed) =>
      claimed.map(({ id, attempts, account_id: accountId, created_at: createdAt, data }) => {
        const json: unknown = JSON.parse(data);
        return { id, attempts, accountId, createdAt, data: v.parse(dataSchema, json) };
      }),
    count: () =>
      store
        .selectFrom('messages')
        .where('channel', '=', channel)
        .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
        .executeTakeFirstOrThrow(),
  });

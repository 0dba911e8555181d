import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import type { MessageChannel } from './message';

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

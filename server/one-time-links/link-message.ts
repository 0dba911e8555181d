import * as v from 'valibot';
import { LOCALES } from '../../src/contract/locales';
import { enqueueMessage } from '../outbox/message-queue';
import type { Connection } from '../storage/store';
import { LINK_PURPOSES } from './one-time-link';

/** What waits to be sent; the token is made when it is, so that none is ever at rest. */
export const linkMessageSchema = v.object({
  purpose: v.picklist(LINK_PURPOSES),
  locale: v.picklist(LOCALES),
});

type LinkMessage = v.InferOutput<typeof linkMessageSchema> & { accountId: string };

/** Promises the mail of a link, within the transaction of what asked for it. */
export const enqueueLink = (
  tx: Connection,
  { accountId, ...data }: LinkMessage,
  now: number,
): Promise<void> => enqueueMessage(tx, { channel: 'link', accountId, data }, now);

import type { Connection, Store } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { toSubmission } from '../submissions/submission-row';
import type { Channel, Delivery } from './delivery';
import type { Queue } from './queue';
import { queueOf } from './queue-table';

/** Promises a submission to each channel, in the transaction of its own insert. */
export const outboxInsert = (
  connection: Connection,
  submissionId: string,
  channels: readonly [Channel, ...Channel[]],
  now: number,
) =>
  connection.insertInto('outbox').values(
    channels.map((channel) => ({
      id: uuidV7(now),
      submission_id: submissionId,
      channel,
      attempts: 0,
      due_at: now,
      last_failure: null,
    })),
  );

/** The submissions that one channel owes. */
export const submissionQueue = (store: Store, channel: Channel): Queue<Delivery> =>
  queueOf(store, 'outbox', channel, {
    async read(claimed) {
      if (claimed.length === 0) return [];
      const ids = claimed.map(({ submission_id }) => submission_id);
      const found = await store.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
      const submissions = new Map(found.map((row) => [row.id, toSubmission(row)]));
      return claimed.flatMap(({ id, submission_id, attempts }) => {
        const submission = submissions.get(submission_id);
        return submission === undefined ? [] : [{ id, attempts, submission }];
      });
    },
    count: () =>
      store
        .selectFrom('outbox')
        .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
        .where('channel', '=', channel)
        .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
        .executeTakeFirstOrThrow(),
  });

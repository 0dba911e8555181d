import type { Connection } from '../storage/store';

/** Rows in one statement: some milliseconds of the file's one thread. */
const DELETE_BATCH = 500;

/** Deletes rows that forms brought in, with what was still to be handed on of them. @returns how many of each went */
export async function deleteSubmissions(
  tx: Connection,
  ids: readonly string[],
): Promise<{ leads: number; deliveries: number }> {
  const gone = { leads: 0, deliveries: 0 };
  for (let at = 0; at < ids.length; at += DELETE_BATCH) {
    const batch = ids.slice(at, at + DELETE_BATCH);
    const outbox = tx.deleteFrom('outbox').where('submission_id', 'in', batch);
    gone.deliveries += Number((await outbox.executeTakeFirst()).numDeletedRows);
    const submissions = tx.deleteFrom('submissions').where('id', 'in', batch);
    gone.leads += Number((await submissions.executeTakeFirst()).numDeletedRows);
  }
  return gone;
}

/** The same for rows that are found one by one. */
export async function deleteEach(
  tx: Connection,
  found: AsyncIterable<{ id: string }>,
): Promise<{ leads: number; deliveries: number }> {
  const ids: string[] = [];
  for await (const { id } of found) ids.push(id);
  return deleteSubmissions(tx, ids);
}

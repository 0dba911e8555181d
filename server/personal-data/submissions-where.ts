import type { Connection } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { toSubmission } from '../submissions/submission-row';

/** Few enough for memory, and for the file's one thread, however many rows there are. */
const PAGE_SIZE = 500;

/** What a row of any form is told apart by. */
type Test = (submission: Submission) => boolean;

/** The last id of a page; undefined for the last page. */
async function endOfPage(connection: Connection, after: string): Promise<string | undefined> {
  const ids = connection.selectFrom('submissions').select('id').where('id', '>', after).orderBy('id');
  return (
    await ids
      .limit(1)
      .offset(PAGE_SIZE - 1)
      .executeTakeFirst()
  )?.id;
}

/**
 * The rows that a test in the program holds for, oldest first, read page by page: the fields are JSON in a text.
 */
export async function* submissionsWhere(connection: Connection, isMeant: Test): AsyncGenerator<Submission> {
  let after = '';
  for (;;) {
    const end = await endOfPage(connection, after);
    let query = connection.selectFrom('submissions').selectAll().where('id', '>', after);
    if (end !== undefined) query = query.where('id', '<=', end);
    const rows = await query.orderBy('id').execute();
    yield* rows.map(toSubmission).filter(isMeant);
    if (end === undefined) return;
    after = end;
  }
}

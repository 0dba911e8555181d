import type { Connection } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { toSubmission } from '../submissions/submission-row';

/** Few enough for memory, however many rows there are. */
const PAGE_SIZE = 500;

/** What a row of any form is told apart by. */
type Test = (submission: Submission) => boolean;

async function readPage(connection: Connection, after: string, textInData: string): Promise<Submission[]> {
  let query = connection.selectFrom('submissions').selectAll().where('id', '>', after);
  if (textInData !== '') query = query.where('data', 'like', `%${textInData}%`);
  const rows = await query.orderBy('id').limit(PAGE_SIZE).execute();
  return rows.map(toSubmission);
}

/**
 * The rows that a test in the program holds for, oldest first, read page by page: the fields are JSON in a text.
 * @param textInData a text without `%` and `_` that each such row has in its JSON, which spares reading the others
 */
export async function* submissionsWhere(
  connection: Connection,
  isMeant: Test,
  textInData = '',
): AsyncGenerator<Submission> {
  let after = '';
  for (;;) {
    const page = await readPage(connection, after, textInData);
    yield* page.filter(isMeant);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

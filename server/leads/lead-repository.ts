import type { Connection, SqlValue } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { SUBMISSION_COLUMNS, toSubmission } from '../submissions/submission-row';
import type { LeadFilter } from './lead-filter';

/** Few enough for memory, however many leads there are. */
const PAGE_SIZE = 500;

async function readPage(connection: Connection, filter: LeadFilter, after: string): Promise<Submission[]> {
  const conditions = ['id > ?'];
  const values: SqlValue[] = [after];
  if (filter.since !== undefined) {
    conditions.push('created_at >= ?');
    values.push(filter.since);
  }
  if (filter.kind !== undefined) {
    conditions.push('kind = ?');
    values.push(filter.kind);
  }
  const rows = await connection.query(
    `SELECT ${SUBMISSION_COLUMNS} FROM submissions
     WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT ${PAGE_SIZE}`,
    values,
  );
  return rows.map(toSubmission);
}

/** All that the forms have brought in, oldest first, a page at a time. */
export async function* readLeads(connection: Connection, filter: LeadFilter): AsyncGenerator<Submission> {
  let after = '';
  for (;;) {
    const page = await readPage(connection, filter, after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

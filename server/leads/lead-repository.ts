import type { Connection } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { toSubmission } from '../submissions/submission-row';
import type { LeadFilter } from './lead-filter';

/** Few enough for memory, however many leads there are. */
const PAGE_SIZE = 500;

async function readPage(
  connection: Connection,
  { since, kind }: LeadFilter,
  after: string,
): Promise<Submission[]> {
  let query = connection.selectFrom('submissions').selectAll().where('id', '>', after);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const rows = await query.orderBy('id').limit(PAGE_SIZE).execute();
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

import { sql } from 'kysely';
import { isPostgres } from '../storage/is-postgres';
import type { Store } from '../storage/store';

/**
 * What was deleted is overwritten in the file, but stands in its log until that is emptied. PostgreSQL clears its own
 * tables up, and what its log and its copies keep is for whoever runs it.
 */
export async function eraseTraces(store: Store): Promise<void> {
  if (!isPostgres(store)) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(store);
}

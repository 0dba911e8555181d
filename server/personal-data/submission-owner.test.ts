import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '../storage/is-postgres';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { rowsOfAccount } from './submission-owner';

/** How the database is going to look for the rows of an account. */
async function planOf(store: Store): Promise<string> {
  const { sql: text, parameters } = rowsOfAccount(store, 'an account').compile();
  return store.connection().execute(async (connection) => {
    const isServer = isPostgres(connection);
    // A table as small as a test's is read whole sooner than by its index.
    if (isServer) await sql`SET enable_seqscan = off`.execute(connection);
    const explain = isServer ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const { rows } = await connection.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    if (isServer) await sql`RESET enable_seqscan`.execute(connection);
    return JSON.stringify(rows);
  });
}

describeStores((database) => {
  test('what an account was made with is found by an index, and not by reading all that there is', async () => {
    const store = await (await database()).open();
    expect(await planOf(store)).toContain('submissions_account');
  });
});

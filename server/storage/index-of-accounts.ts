import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './is-postgres';

/** The kinds of rows that name the account that they are of. */
export const IS_OF_ACCOUNT: RawBuilder<boolean> = sql`kind IN ('signup', 'registration')`;

/**
 * The account that a row names: of its JSON as a text, for a damaged one must not hold back the others. A database uses an
 * index only for what is asked in its very words.
 */
export const accountNamed = (db: Pick<Kysely<unknown>, 'getExecutor'>): RawBuilder<string | null> =>
  isPostgres(db)
    ? sql`substr(data, nullif(strpos(data, '"accountId":"'), 0) + 13, 36)`
    : sql`substr(data, nullif(instr(data, '"accountId":"'), 0) + 13, 36)`;

/** Nothing that a visitor sends is in the way of those: the rows of all other forms are not in it. */
export async function indexAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX submissions_account ON submissions (${accountNamed(db)}) WHERE ${IS_OF_ACCOUNT}`.execute(
    db,
  );
}

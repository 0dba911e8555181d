import { DAY_MS } from '../../src/contract/retention';
import type { Config } from '../config/config';
import { deleteSubmissions } from '../personal-data/delete-submissions';
import type { Connection, Store } from '../storage/store';
import type { SubmissionKind } from '../submissions/submission';

/** Some milliseconds of the file's one thread; between two batches posts have their turn. */
export const LEADS_BATCH = 500;

/** What an account was made or has registered with goes with the account. */
const OF_ACCOUNTS: SubmissionKind[] = ['signup', 'registration'];

type Periods = Pick<Config, 'keepLeadsDays' | 'keepQuarantinedDays'>;

const oldest = (connection: Connection, before: number) =>
  connection.selectFrom('submissions').select('id').where('created_at', '<', before).limit(LEADS_BATCH);

/** Leads of before a time, and quarantined ones of before another, as many as go at once. */
async function findOld(tx: Connection, now: number, periods: Periods): Promise<string[]> {
  const { keepLeadsDays, keepQuarantinedDays } = periods;
  const leads = oldest(tx, now - keepLeadsDays * DAY_MS)
    .where('quarantined', '=', 0)
    .where('kind', 'not in', OF_ACCOUNTS);
  const quarantined = oldest(tx, now - Math.min(keepQuarantinedDays, keepLeadsDays) * DAY_MS).where(
    'quarantined',
    '=',
    1,
  );
  const found = [...(await leads.execute()), ...(await quarantined.execute())];
  return found.slice(0, LEADS_BATCH).map(({ id }) => id);
}

/** Deletes what the forms brought in longer ago than it is kept, handled or not, a batch at a time. */
export async function deleteOldLeads(store: Store, now: number, periods: Periods): Promise<void> {
  for (;;) {
    const gone = await store.transaction().execute(async (tx) => {
      const ids = await findOld(tx, now, periods);
      await deleteSubmissions(tx, ids);
      return ids.length;
    });
    if (gone < LEADS_BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

import type { Config } from '../config/config';
import { eraseTraces } from '../personal-data/erase-traces';
import { endTrials } from '../registrations/registration-change';
import type { Store } from '../storage/store';
import { deleteExpired } from './delete-expired';
import { deleteOldLeads } from './delete-old-leads';

type Told = Pick<Config, 'keepLeadsDays' | 'keepQuarantinedDays' | 'webhook'>;

/** What has to be done now and then: what is over is deleted, here and in the database's own log, or written down. */
export async function keepHouse(store: Store, config: Told, now: number): Promise<void> {
  await deleteExpired(store, now);
  await deleteOldLeads(store, now, config);
  // Also after what visitors have deleted themselves.
  await eraseTraces(store);
  await endTrials(store, { now, webhook: config.webhook !== undefined });
}

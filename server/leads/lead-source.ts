import * as v from 'valibot';
import type { Config } from '../config/config';
import { openStore } from '../storage/open-store';
import { type Submission, submissionSchema } from '../submissions/submission';
import { askServer } from './ask-server';
import type { LeadFilter } from './lead-filter';
import { readLeads } from './lead-repository';
import { findSocketPath } from './socket-path';

async function* fromDatabase(config: Config, filter: LeadFilter): AsyncGenerator<Submission> {
  const store = await openStore(config);
  try {
    yield* readLeads(store, filter);
  } finally {
    await store.destroy();
  }
}

/** Leads from PostgreSQL, or from the running server that holds the file, or from the file itself. */
export async function* leadsFrom(config: Config, filter: LeadFilter): AsyncGenerator<Submission> {
  const running =
    config.databaseUrl === undefined ? await askServer(findSocketPath(config.dataDir), filter) : undefined;
  if (running === undefined) {
    yield* fromDatabase(config, filter);
    return;
  }
  for await (const lead of running) yield v.parse(submissionSchema, lead);
}

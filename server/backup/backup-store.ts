import { statSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { errorCode } from '../errors/error-code';
import { single } from '../operator/command';
import type { Store } from '../storage/store';
import { writeWhole } from './backup-file';

/** Failures of the place that was named, told to whoever named it; the code says which. */
const OF_THE_PLACE = /^(E[A-Z]+|SQLITE_(FULL|IOERR.*|CANTOPEN))$/;

/**
 * Copies the file's database as it is at this moment, with what is in its log. The driver does nothing else meanwhile.
 * @returns the bytes of the copy.
 */
async function copyStore(store: Store, file: string): Promise<number> {
  await writeWhole(file, async (path) => {
    await sql`VACUUM INTO ${path}`.execute(store);
  });
  return statSync(file).size;
}

export const BACKUP_COMMANDS = {
  /** A copy of the file's database by the process that holds it. */
  backup: single({
    name: 'leads/backup',
    /** Absolute. */
    input: v.object({ file: v.string() }),
    item: v.union([v.object({ bytes: v.number() }), v.object({ failure: v.string() })]),
    async run({ store }, { file }) {
      try {
        return { bytes: await copyStore(store, file) };
      } catch (error) {
        const failure = errorCode(error);
        if (OF_THE_PLACE.test(failure)) return { failure };
        throw error;
      }
    },
  }),
};

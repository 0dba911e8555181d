import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { RESTORING } from '../backup/restore-file';
import { errorCode } from '../errors/error-code';
import { COPY_FOLDER, PROBE } from '../moving/open-source';

const isLeft = (name: string): boolean =>
  name === COPY_FOLDER || name.startsWith(RESTORING) || name.startsWith(PROBE);

/**
 * Removes what a killed move or restore has left in the data folder: whole copies, also of people deleted since.
 * For whoever holds the database. One that is under way is ended by it: a restore finds the database in use, and a move
 * that its copy is gone.
 */
export function removeLeftCopies(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  for (const name of readdirSync(dataDir).filter(isLeft)) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch (error) {
      log.warn({ name, failure: errorCode(error) }, 'a copy of the database can not be removed');
    }
  }
}

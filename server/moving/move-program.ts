import { join } from 'node:path';
import type { Config } from '../config/config';
import { counted } from '../operator/counted';
import { namingPlace } from '../operator/place-failure';
import { CommandError } from '../operator/program';
import { KEY_FILE } from '../security/key-file';
import { placeOf } from '../storage/open-store';
import { type Store, StoreUnavailableError } from '../storage/store';
import { copyRows, findDifference, isEmpty, type TableCount } from './move-rows';
import { openSource, type Source } from './open-source';
import { openTarget } from './open-target';

/**
 * Copies and compares in one transaction: whatever ends it, there is no half of it, and it is run again.
 * @returns the rows of each table, or nothing when all of them are there already.
 */
function moveRows(
  { store: source, requireStopped }: Source,
  target: Store,
  place: string,
): Promise<TableCount[] | undefined> {
  return target.transaction().execute(async (tx) => {
    if (!(await isEmpty(tx))) {
      const difference = await findDifference(source, tx);
      if (difference === undefined) return undefined;
      throw new CommandError(`The database at ${place} holds other rows (${difference}); name an empty one.`);
    }
    const counts: TableCount[] = [];
    for await (const count of copyRows(source, tx)) counts.push(count);
    const difference = await findDifference(source, tx);
    requireStopped();
    if (difference === undefined) return counts;
    throw new CommandError(`The rows of ${difference} did not arrive as they are; nothing was moved.`);
  });
}

async function moveBetween(config: Config, url: string, place: string): Promise<TableCount[] | undefined> {
  const source = await namingPlace(config.dataDir, () => openSource(config));
  try {
    const target = await openTarget(url);
    try {
      return await moveRows(source, target, place);
    } finally {
      await target.destroy();
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new CommandError(`The database at ${place} went away; nothing was moved. Run it again.`);
  } finally {
    await source.close();
  }
}

/** All that the file holds goes to an empty PostgreSQL database; the file stays as it is. */
export async function* runMove(config: Config, url: string): AsyncGenerator<string> {
  if (config.databaseUrl !== undefined) {
    throw new CommandError('The move is from the file in DATA_DIR; run it without DATABASE_URL.');
  }
  const place = placeOf({ ...config, databaseUrl: url });
  yield `Copying the database of ${config.dataDir} to ${place}, and comparing each row.\n`;
  const counts = await moveBetween(config, url, place);
  if (counts === undefined) yield 'All of it is there already.\n';
  for (const { name, rows } of counts ?? []) yield `${name.padEnd(18)} ${counted(rows, 'row')}\n`;
  yield `The file stays as it is, with everybody's data, and nobody is deleted from it any more: remove it once PostgreSQL has served for some days. Start the server with DATABASE_URL, and with SECRET_KEY as in ${join(config.dataDir, KEY_FILE)}.\n`;
}

import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { cwd } from 'node:process';
import type { Config } from '../config/config';
import { askOnce } from '../operator/ask';
import { counted } from '../operator/counted';
import { requireDatabase } from '../operator/open-existing';
import { namingPlace, placeFailure } from '../operator/place-failure';
import { CommandFailure } from '../operator/program';
import { placeOf } from '../storage/open-store';
import { writeWhole } from './backup-file';
import { BACKUP_COMMANDS } from './backup-store';
import { dumpPostgres, restorePostgres } from './postgres-backup';
import { restoreFile } from './restore-file';

const KILOBYTE = 1_000;

const DELETED_SINCE = 'Whoever was deleted since it was made is there again: delete them once more.\n';

/** A server may have folders of its own by names that others have too, as with `PrivateTmp` or in a container. */
function requireWritten(file: string, bytes: number): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === bytes) return;
  throw new CommandFailure(
    `The running server wrote ${file} where this command does not see it: its ${dirname(file)} is its own. Name a folder that both have; under systemd the unit names one.`,
  );
}

/** @returns the bytes of the backup. */
async function writeBackup(config: Config, file: string): Promise<number> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    const answer = await askOnce(config, BACKUP_COMMANDS.backup, { file });
    if ('failure' in answer) throw placeFailure(file, answer.failure);
    requireWritten(file, answer.bytes);
    return answer.bytes;
  }
  await requireDatabase(config);
  await writeWhole(file, (path) => dumpPostgres(databaseUrl, path));
  return statSync(file).size;
}

/** One file with all that the database holds, while the server runs or not. */
export async function* runBackup(config: Config, name: string): AsyncGenerator<string> {
  const file = resolve(cwd(), name);
  const bytes = await namingPlace(file, () => writeBackup(config, file));
  yield `${file} is written, ${Math.ceil(bytes / KILOBYTE)} kB. The secret key is not in it.\n`;
}

async function* restoreToFile(dataDir: string, backup: string): AsyncGenerator<string> {
  const { leads, newer, kept } = await namingPlace(dataDir, () => restoreFile(dataDir, backup));
  yield `${counted(leads, 'lead')} of ${backup} are in ${dataDir} now.\n`;
  if (kept !== undefined) yield `The database of before is kept as ${kept}.\n`;
  yield DELETED_SINCE;
  if (newer.length > 0) yield `A newer release made it (${newer.join(', ')}); this one leaves that alone.\n`;
}

/** Puts a backup in the database's place, while no server runs on it. */
export async function* runRestore(config: Config, name: string): AsyncGenerator<string> {
  const backup = resolve(cwd(), name);
  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    yield* restoreToFile(config.dataDir, backup);
    return;
  }
  const leads = await restorePostgres(config, databaseUrl, backup);
  yield `${counted(leads, 'lead')} of ${backup} are in the database at ${placeOf(config)} now.\n`;
  yield DELETED_SINCE;
}

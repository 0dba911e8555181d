import { cpSync, existsSync, linkSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { COMPANY_FILE_NAME } from '../../src/config/company';
import { filesBelow, latestSchema } from '../configure/build-files';
import { makeAllPublic, makePublic, makePublicFolder } from '../configure/public-files';
import { errorCode } from '../errors/error-code';
import { CommandError } from '../operator/program';

/** @throws CommandError where the folder holds no build */
export function buildIdOf(folder: string): string {
  const file = join(folder, 'client/_build/latest.json');
  try {
    return v.parse(latestSchema, JSON.parse(readFileSync(file, 'utf8'))).id;
  } catch {
    throw new CommandError(`${file} names no build: is ${folder} a finished build, or an unpacked release?`);
  }
}

/** The same file in two folders where the disk allows it, else a copy. */
function share(from: string, to: string): void {
  if (existsSync(to)) return;
  makePublicFolder(dirname(to));
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(errorCode(error))) throw error;
    // What is there is taken for whole the next time.
    cpSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

/** What a tab that was opened in a build goes on asking for: all of it is named by its content or its build. */
const LIVING_FOLDERS = ['client/assets', 'client/_payload', 'client/_build/meta'];

/** Beside a release's client: what was its own of these, and not another build's that lives on in it. */
const OWN_FILES = 'own-files.json';

/** Whether all of a release was put there: this comes last. */
export const isWhole = (folder: string): boolean => existsSync(join(folder, OWN_FILES));

/** Gives a release what tabs of another one ask for. Both are folders of releases. */
export function keepAlive(from: string, to: string): void {
  const own = v.parse(v.array(v.string()), JSON.parse(readFileSync(join(from, OWN_FILES), 'utf8')));
  for (const file of own) {
    share(join(from, file), join(to, file));
    makePublic(join(to, file));
  }
}

/** What of a build belongs to what is served: its documents, what the server must know of them, and whose they are. */
const PARTS = ['client', 'headers.json', 'documents.json', COMPANY_FILE_NAME];

export function copyBuild(from: string, to: string): void {
  makePublicFolder(to);
  for (const part of PARTS) {
    if (existsSync(join(from, part))) cpSync(join(from, part), join(to, part), { recursive: true });
  }
  const own = LIVING_FOLDERS.filter((folder) => existsSync(join(to, folder))).flatMap((folder) =>
    filesBelow(join(to, folder)).map((file) => join(folder, file)),
  );
  makeAllPublic(to);
  const list = join(to, OWN_FILES);
  writeFileSync(list, JSON.stringify(own));
  makePublic(list);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CLIENT_FOLDER } from '../output/output-folders';

async function isThere(file: string, content: Buffer): Promise<boolean> {
  try {
    return (await readFile(file)).equals(content);
  } catch {
    return false;
  }
}

/** Null for what is not there. @param path below the site's root, with a leading slash */
export const readClientFile = (path: string): Promise<string | null> =>
  readFile(join(CLIENT_FOLDER, path), 'utf8').catch(() => null);

/** Leaves a file that says the same as it is, and as old. @param path below the site's root, with a leading slash */
export async function writeClientFile(path: string, content: string | Buffer): Promise<void> {
  const file = join(CLIENT_FOLDER, path);
  const bytes = Buffer.from(content);
  if (await isThere(file, bytes)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

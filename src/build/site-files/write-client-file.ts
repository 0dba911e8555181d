import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CLIENT_FOLDER } from '../output/output-folders';

/** @param path below the site's root, with a leading slash */
export async function writeClientFile(path: string, content: string | Buffer): Promise<void> {
  const file = join(CLIENT_FOLDER, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { HostDescription } from './host-description';
import { HEADERS_FILE_NAME, HOSTS_FOLDER, hostFiles } from './host-files';
import { headersFile } from './netlify';

/** Writes the files for all hosts into `dist/hosts`, and the one that lies beside the documents. */
export function writeHosts(description: HostDescription): void {
  for (const [path, text] of Object.entries(hostFiles(description))) {
    const file = join(resolve('dist'), HOSTS_FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(join(resolve('dist/client'), HEADERS_FILE_NAME), headersFile(description));
}

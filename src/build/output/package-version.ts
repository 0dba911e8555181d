import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Of a package as it is installed, which is not loaded for it. */
export function packageVersion(name: string): string {
  const file = require.resolve(name);
  const folder = join('node_modules', name);
  const root = file.slice(0, file.lastIndexOf(folder) + folder.length);
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

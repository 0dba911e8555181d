import { resolve } from 'node:path';
import { stderr, stdout } from 'node:process';
import { configureBuild } from './configure/configure-build';
import { ConfigureError, readSettings } from './configure/settings';

const USAGE =
  'Usage: npm run configure -- dist/client origin=https://www.example.com apiBase=https://api.example.com/api';

function main(): void {
  const [folder, ...words] = process.argv.slice(2);
  if (folder === undefined || words.length === 0) throw new ConfigureError('Name a folder and what to set.');
  const written = configureBuild(resolve(folder), readSettings(words));
  stdout.write(written === 0 ? 'Nothing to change.\n' : `Changed ${written} files.\n`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof ConfigureError)) throw error;
  stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 1;
}

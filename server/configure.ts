import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { configureBuild } from './configure/configure-build';
import { readSettings } from './configure/settings';
import { CommandError, runTool } from './operator/program';

const USAGE =
  'Usage: npm run configure -- dist/client origin=https://www.example.com name="Another company" contactEmail=hello@example.com';

function main(): void {
  const [folder, ...words] = process.argv.slice(2);
  if (folder === undefined || words.length === 0) throw new CommandError('Name a folder and what to set.');
  const { files, hasPictures, said } = configureBuild(resolve(folder), readSettings(words));
  stdout.write(files === 0 ? 'Nothing to change.\n' : `Changed ${files} files.\n`);
  stdout.write(said);
  if (!hasPictures) {
    stdout.write(
      'Shared pages have no pictures now: drawing them takes the packages @napi-rs/canvas and sharp in node_modules beside the build.\n',
    );
  }
}

await runTool(main, USAGE);

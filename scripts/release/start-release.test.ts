import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing/temporary-folder';

const START = fileURLToPath(new URL('start-release.mjs', import.meta.url));

test.each([
  ['not set', undefined, 'client'],
  ['empty', '', 'client'],
  ['set', 'none', undefined],
])('a release whose SITE_DIR is %s serves what it is to', (_how, SITE_DIR, served) => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api/main.js'), 'process.stdout.write(process.env.SITE_DIR);');
  copyFileSync(START, join(folder, 'start.mjs'));
  const said = execFileSync(execPath, [join(folder, 'start.mjs')], {
    env: { ...env, SITE_DIR },
    encoding: 'utf8',
  });
  expect(said).toBe(served === undefined ? SITE_DIR : join(folder, served));
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { onTestFinished, test } from 'vitest';
import { gatherTexts } from '../../src/build/texts/texts-file';
import { TEXTS_FILE_NAME } from '../../src/config/texts-file';

// Nothing else in the tests runs them: they are for whoever measures.
test('the measuring programs of the API start', async ({ expect }) => {
  mkdirSync('.generated', { recursive: true });
  // Below the project, so that the bundle finds its packages.
  const folder = mkdtempSync(join('.generated', 'bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, TEXTS_FILE_NAME), await gatherTexts());
  const outDir = join(folder, 'programs');
  await build({ configFile: 'bench/api/vite.config.ts', build: { outDir } });
  const { stderr, status } = spawnSync(process.execPath, [join(outDir, 'main.js')], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Usage: npm run bench:api/);
  expect(status).toBe(1);
});

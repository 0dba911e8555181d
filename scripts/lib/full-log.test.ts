import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../server/testing/free-port';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { gatherTexts } from '../../src/build/texts/texts-file';
import { TEXTS_FILE_NAME } from '../../src/config/texts-file';
import { PATIENTLY } from '../../src/testing/patiently';

/** Whatever is written to it finds a full disk. */
const FULL = '/dev/full';

/** @returns the program, built */
async function buildMain(): Promise<string> {
  mkdirSync('.generated', { recursive: true });
  // Below the project, so that the bundle finds its packages.
  const folder = mkdtempSync(join('.generated', 'api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, TEXTS_FILE_NAME), await gatherTexts());
  await build({ configFile: 'server/vite.config.ts', build: { outDir: join(folder, 'api') } });
  return join(folder, 'api', 'main.js');
}

test.runIf(existsSync(FULL))('a log whose disk is full neither ends nor holds the server', async () => {
  const main = await buildMain();
  const port = await freePort();
  const env = { SITE_DIR: 'none', DATA_DIR: temporaryFolder(), HOST: '127.0.0.1', PORT: String(port) };
  const full = openSync(FULL, 'w');
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', full, 'inherit'] });
  closeSync(full);
  onTestFinished(() => void server.kill('SIGKILL'));
  const health = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status);
  await vi.waitFor(async () => expect(await health()).toBe(200), PATIENTLY);
  // Each has a line.
  expect([await health(), await health()]).toEqual([200, 200]);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

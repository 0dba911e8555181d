import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { npmCommand } from './step.mjs';

interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string; inBundle?: true }>;
}

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('each package of the lock file is held to its bytes, and to no registry', () => {
  expect(packages.length).toBeGreaterThan(0);
  // What is bundled lies within the bytes of the package that brings it.
  const loose = packages.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('each package finds the others that it asks for, on every platform', () => {
  // What npm makes of it: a release's bill of materials needs all of them.
  const [command, args] = npmCommand(['ls', '--all', '--package-lock-only', '--json']);
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { name, problems = [] } = JSON.parse(stdout) as { name: string; problems?: string[] };
  expect(name).toBe('verisiam-website');
  expect(problems).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

test('each package of the lock file is held to its bytes, and to no registry', () => {
  const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(0);
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

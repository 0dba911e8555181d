import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What is done to the whole process: the files after it would meet the other module. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

test('a test that replaces a module is named as one that has a process alone', () => {
  const tests = ['scripts', 'server', 'src', 'tools']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /(?<!\.alone)\.test\.tsx?$/.test(name));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((name) => REPLACES_MODULES.test(readFileSync(name, 'utf8')))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const node = (code: string): string => `[process.execPath, ['-e', ${JSON.stringify(code)}]]`;

/** Runs commands beside one another in a process that may end. */
function together(...commands: string[]) {
  const code = `import { stepTogether } from './scripts/lib/step.mjs';
    await stepTogether('Both', [${commands.join()}]);`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

test('what succeeds says nothing but how long it took', () => {
  const { status, stdout, stderr } = together(node('console.log(1)'), node('console.error(2)'));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Both: [\d.]+ s\n$/);
});

test('where one fails, the others are not waited for, and what it said is shown', () => {
  const { status, stdout, stderr } = together(
    node('setInterval(() => {}, 1e8)'),
    node('console.error("the reason"); process.exitCode = 3'),
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^the reason\nBoth failed after [\d.]+ s; the reason stands above\.\n$/);
});

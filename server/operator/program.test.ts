import { expect, onTestFinished, test, vi } from 'vitest';
import { CommandError, CommandFailure, runTool } from './program';

test.each([
  [new CommandError('What?'), 'What?\nUsage\n'],
  [new CommandFailure('Not now.'), 'Not now.\n'],
])('%s is told, with the usage where that helps', async (error, text) => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => said.push(part) > 0);
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  await runTool(() => {
    throw error;
  }, 'Usage');
  expect(said.join('')).toBe(text);
  expect(process.exitCode).toBe(1);
});

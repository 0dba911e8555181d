import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CommandError, CommandFailure, runProgram, runTool } from './program';

/** What is told, and the code that the process would end with. */
async function toldBy(run: () => Promise<void>): Promise<{ text: string; code: typeof process.exitCode }> {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => said.push(part) > 0);
  const mask = process.umask();
  onTestFinished(() => {
    process.exitCode = undefined;
    process.umask(mask);
  });
  await run();
  return { text: said.join(''), code: process.exitCode };
}

test.each([
  [new CommandError('What?'), 'What?\nUsage\n'],
  [new CommandFailure('Not now.'), 'Not now.\n'],
])('%s is told, with the usage where that helps', async (error, text) => {
  const told = toldBy(() =>
    runTool(() => {
      throw error;
    }, 'Usage'),
  );
  expect(await told).toEqual({ text, code: 1 });
});

const failingWith = (error: Error) => () => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }),
});

async function* list() {
  yield 'a lead\n';
}

test('a command that fails is told by its name', async () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'leads.js', 'list', '--open']);
  const failing = failingWith(new Error('first\nsecond'));
  const told = toldBy(() => runProgram('leads', failing, new Writable()));
  expect(await told).toEqual({ text: 'leads list failed: first\n', code: 1 });
});

/** What is written to it fails. */
const refusing = (code: string): Writable =>
  new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });

test('a list that can’t be written is told as that', async () => {
  const { text, code } = await toldBy(() => runProgram('leads', list, refusing('ENOSPC')));
  expect(text).toMatch(/^What leads.* says can't be written \(ENOSPC\)/);
  expect(code).toBe(1);
});

test('whoever has read enough of a list is told of no failure', async () => {
  const told = toldBy(() => runProgram('leads', list, refusing('EPIPE')));
  expect(await told).toEqual({ text: '', code: undefined });
});

test('a connection that breaks while a command asks is no list that was read enough of', async () => {
  const failing = failingWith(Object.assign(new Error('broken'), { code: 'EPIPE' }));
  expect((await toldBy(() => runProgram('leads', failing, new Writable()))).code).toBe(1);
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeToken } from '../../api/token';
import { takeToasts } from '../../runtime/toasts';
import { useAction } from './use-action';

afterEach(() => {
  cleanup();
  writeToken(null);
});

it('is done once for two presses, though the second comes before the first is seen', async () => {
  let finish: (result: string) => void = () => undefined;
  const run = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useAction(run));
  act(() => {
    result.current.start();
    result.current.start();
  });
  expect(result.current.status).toBe('busy');
  expect(run).toHaveBeenCalledTimes(1);
  await act(async () => finish('done'));
  expect(result.current).toMatchObject({ status: 'done', result: 'done' });
});

it('says that the session has ended, for what says that it failed goes with it', async () => {
  // Other tests of this process may have said something.
  takeToasts();
  writeToken('one that has expired');
  const run = () => {
    writeToken(null);
    return Promise.reject(new Error('401'));
  };
  const { result } = renderHook(() => useAction(run));
  await act(async () => result.current.start());
  expect(takeToasts().map(({ message }) => message)).toEqual(['loggedOut']);
  await act(async () => result.current.start());
  expect(takeToasts()).toEqual([]);
});

it.each([
  ['was done', () => Promise.resolve('done')],
  ['failed', () => Promise.reject(new Error('no network'))],
])('can be done again once it %s', async (_how, answer) => {
  const run = vi.fn(answer);
  const { result } = renderHook(() => useAction(run));
  for (const times of [1, 2]) {
    await act(async () => result.current.start());
    expect(result.current.isBusy).toBe(false);
    expect(run).toHaveBeenCalledTimes(times);
  }
});

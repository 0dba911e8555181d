// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAction } from './use-action';

afterEach(cleanup);

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

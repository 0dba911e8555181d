import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the browser, with a limit', () => {
  const ask = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  const task = () => undefined;
  whenIdle(task);
  expect(ask).toHaveBeenCalledWith(task, { timeout: 2000 });
});

it('waits a little where the browser can’t tell', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

import { afterEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time';

afterEach(() => {
  vi.useRealTimers();
});

it('gives what comes, and leaves nothing running', async () => {
  vi.useFakeTimers();
  await expect(inTime(Promise.resolve('code'))).resolves.toBe('code');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toHaveProperty('kind', 'not-loaded');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails by its time for what never comes', async () => {
  vi.useFakeTimers();
  const given = inTime(new Promise(() => undefined)).catch((error: unknown) => error);
  vi.advanceTimersByTime(10_000);
  expect(await given).toHaveProperty('kind', 'timeout');
});

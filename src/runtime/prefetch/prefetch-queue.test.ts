import { describe, expect, it } from 'vitest';
import { isSparing } from './prefetch';
import { createPrefetchQueue, MAX_PREFETCHES_AT_ONCE } from './prefetch-queue';

describe('createPrefetchQueue', () => {
  it('runs four at once, each once, in order', async () => {
    const started: string[] = [];
    const finish: (() => void)[] = [];
    const enqueue = createPrefetchQueue((pathname) => {
      started.push(pathname);
      return new Promise((resolve) => finish.push(resolve));
    });
    for (const path of ['/1', '/2', '/2', '/3', '/4', '/5', '/6', '/1']) void enqueue(path);
    expect(MAX_PREFETCHES_AT_ONCE).toBe(4);
    expect(started).toEqual(['/1', '/2', '/3', '/4']);
    finish[1]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(started).toEqual(['/1', '/2', '/3', '/4', '/5']);
  });

  it('goes on after a failure', async () => {
    const started: string[] = [];
    const enqueue = createPrefetchQueue((pathname) => {
      started.push(pathname);
      return Promise.reject(new Error('gone'));
    });
    const all = () => Promise.all([1, 2, 3, 4, 5, 6].map((page) => enqueue(`/${page}`)));
    await all();
    expect(started).toHaveLength(6);
    // Each may be asked for again.
    await all();
    expect(started).toHaveLength(12);
  });
});

describe('isSparing', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ saveData: false, effectiveType: '4g' }, false],
  ])('%j: %s', (connection, expected) => {
    expect(isSparing(connection)).toBe(expected);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { readToken, writeToken } from './token';

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => writeToken(null));

it.each([
  ['is blocked', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ['is full', { getItem: () => null, setItem: blocked, removeItem: () => undefined }],
])('a session lasts as long as the page where storage %s', (_how, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(readToken()).toBeNull();
  writeToken('a-token');
  expect(readToken()).toBe('a-token');
  writeToken(null);
  expect(readToken()).toBeNull();
});

it('a session that is stored ends where it is taken out of the storage', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  writeToken('a-token');
  expect(readToken()).toBe('a-token');
  // As another tab does.
  stored.clear();
  expect(readToken()).toBeNull();
});

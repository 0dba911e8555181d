import { afterEach, beforeEach, expect, vi } from 'vitest';

// A stray warning is a defect that nobody has read yet. A test that means one mocks the console itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  if (!vi.isMockFunction(console.error)) return;
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});

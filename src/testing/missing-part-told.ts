import { expect, vi } from 'vitest';

/** Expects the one line that is written on a part that could not be loaded, and takes it for meant. */
export function expectMissingPartTold(part: string): void {
  const lines = vi.mocked(console.warn).mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([`${part} could not be loaded; the page works without it.`]);
  vi.mocked(console.warn).mockClear();
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectMissingPartTold } from '../testing/missing-part-told';

const readTelephone = () => null;

/** A page of its own, to which the number logic comes so: it is kept as long as the page. */
async function loaderWith(engine: () => Promise<object>) {
  vi.doMock('./engine', engine);
  const { loadTelephoneReader } = await import('./load-engine');
  return loadTelephoneReader;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('hands out the reader of the number logic', async () => {
  const load = await loaderWith(() => Promise.resolve({ readTelephone }));
  expect(await load()).toBe(readTelephone);
});

it('waits three seconds for a slow one, and no longer', async () => {
  const load = await loaderWith(() => new Promise(() => undefined));
  const given = vi.fn();
  void load().then(given);
  await vi.advanceTimersByTimeAsync(2999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given.mock.calls).toEqual([[null]]);
});

it('hands out none at once where it can’t be had, and asks again the next time', async () => {
  const load = await loaderWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await load()).toBeNull();
  expectMissingPartTold('The number logic');
  vi.doMock('./engine', () => ({ readTelephone }));
  expect(await load()).toBe(readTelephone);
});

it.each([
  { type: 'tel', asked: 1 },
  { type: 'email', asked: 0 },
])(
  'is asked for before React where the focus is in a field of type $type: $asked',
  async ({ type, asked }) => {
    const engine = vi.fn(() => ({ readTelephone }));
    vi.doMock('./engine', engine);
    const field = document.body.appendChild(Object.assign(document.createElement('input'), { type }));
    field.focus();
    await import('./load-engine');
    await vi.dynamicImportSettled();
    expect(engine).toHaveBeenCalledTimes(asked);
    field.remove();
  },
);

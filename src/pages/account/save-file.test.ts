// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

/** Some ask where the file is to go, and begin with it after the answer. */
const SLOW_BROWSER_MS = 30_000;

afterEach(() => void vi.useRealTimers());

it('hands out a file whose address holds until the browser has begun with it', () => {
  const revoke = vi.fn();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:data';
      static override revokeObjectURL = revoke;
    },
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.useFakeTimers();
  saveFile(new Blob(['{}']), 'account.json');
  expect(click).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(SLOW_BROWSER_MS);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke.mock.calls).toEqual([['blob:data']]);
});

import { expect, it } from 'vitest';
import { areToastsWanted, onToast, showToast, takeToasts } from './toasts';

it('keeps what is said before anybody draws it, and hands it out once', () => {
  expect(areToastsWanted()).toBe(false);
  showToast('newVersion');
  showToast('unexpected', { kind: 'error', layer: 'top-right' });
  expect(areToastsWanted()).toBe(true);
  expect(takeToasts()).toEqual([
    { message: 'newVersion', kind: 'info', layer: 'bottom-right' },
    { message: 'unexpected', kind: 'error', layer: 'top-right' },
  ]);
  const drawn: string[] = [];
  const stop = onToast(() => drawn.push(...takeToasts().map(({ message }) => message)));
  showToast('offline');
  stop();
  showToast('loggedOut');
  expect(drawn).toEqual(['offline']);
});

import { closePopovers } from './navigation/close-popovers';
import { showToast } from './toasts';

/** The button that was pressed goes: whoever works by keyboard goes on from the page, and not from the document's start. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Fetched when it is needed: most visitors never sign in. */
export async function logOut(): Promise<void> {
  const { endSession } = await import('../api/session');
  const ended = endSession();
  closePopovers();
  requestAnimationFrame(keepFocus);
  await ended;
  showToast('loggedOut', { kind: 'success', layer: 'top-right' });
}

import { keepFocus } from '../ui/keep-focus';
import { closePopovers } from './navigation/close-popovers';
import { showToast } from './toasts';

/** Fetched when it is needed: most visitors never sign in. */
export async function logOut(): Promise<void> {
  const { endSession } = await import('../api/session');
  const ended = endSession();
  closePopovers();
  keepFocus();
  await ended;
  showToast('loggedOut', { kind: 'success', layer: 'top-right' });
}

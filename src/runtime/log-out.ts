import { keepFocus } from '../ui/keep-focus';
import { closePopovers } from './navigation/close-popovers';
import { showToast } from './toasts';

/** Fetched when it is needed: most visitors never sign in. */
export async function logOut(): Promise<void> {
  const { endSession } = await import('../api/session');
  // The server's answer may be seconds away, and is nobody's business here.
  void endSession();
  closePopovers();
  keepFocus();
  showToast('loggedOut', { kind: 'success', layer: 'top-right' });
}

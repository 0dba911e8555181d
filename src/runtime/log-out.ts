import { showToast } from './toasts';

/** Fetched when it is needed: most visitors never sign in. */
export async function logOut(): Promise<void> {
  const { endSession } = await import('../api/session');
  await endSession();
  showToast('loggedOut', { kind: 'success', layer: 'top-right' });
}

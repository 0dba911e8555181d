import { readToken } from '../../api/token';
import { showToast } from '../../runtime/toasts';
import { keepFocus } from '../../ui/keep-focus';

/**
 * Does what may find that the session has ended. What is there for whoever is logged in goes then, and its message with it:
 * so it is said where it stays.
 */
export async function inSession<Result>(work: () => Promise<Result>): Promise<Result> {
  const token = readToken();
  try {
    return await work();
  } catch (error) {
    if (token !== null && readToken() === null) {
      showToast('loggedOut', { kind: 'warning' });
      keepFocus();
    }
    throw error;
  }
}

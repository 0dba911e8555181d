import { readToken } from '../api/token';

/** Shows who is signed in. Without a token nothing is fetched, not even the code. */
export function startSession(): void {
  if (!readToken()) return;
  void import('../api/session').then(({ restoreSession }) => restoreSession());
}

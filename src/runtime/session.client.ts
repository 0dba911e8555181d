import { accountIsOutOfReach, setAccount } from '../api/account-store';
import { readToken } from '../api/token';

/** Shows who is signed in. Without a token nothing is fetched, not even the code. */
export function startSession(): void {
  if (readToken() === null) setAccount(null);
  else {
    void import('../api/session').then(
      ({ restoreSession }) => restoreSession(),
      // Without the code it can't be known: the page is shown as to anybody.
      accountIsOutOfReach,
    );
  }
}

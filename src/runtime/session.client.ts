import { accountIsOutOfReach, setAccount } from '../api/account-store';
import { forgetSession } from '../api/forget-session';
import { readToken, TOKEN_KEY } from '../api/token';
import { tellMissingPart } from '../ui/missing-part';

/**
 * Without a token nothing is fetched, not even the code.
 * @param by what is under way is joined, or asked for anew where somebody else may be meant
 */
function restore(by: 'restoreSession' | 'restoreChangedSession'): void {
  if (readToken() === null) {
    setAccount(null);
    return;
  }
  import('../api/session').then(
    (session) => session[by](),
    () => {
      // Without the code it can't be known: the page is shown as to anybody.
      tellMissingPart('Who is signed in');
      accountIsOutOfReach();
    },
  );
}

/** Shows who is signed in, and who is by then where somebody logs in or out in another tab. */
export function startSession(): void {
  restore('restoreSession');
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== TOKEN_KEY && key !== null) return;
    // A tab that slept hears late of a log-out: there may be another log-in since.
    if (newValue === null && readToken() === null) forgetSession();
    else restore('restoreChangedSession');
  });
  // A page that the browser kept has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore('restoreChangedSession');
  });
}

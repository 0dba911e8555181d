import { markSession } from '../../api/session-mark';
import { readToken } from '../../api/token';

/** No frame shows the log-in form to whoever has logged in. Whether the token still holds, the page's code asks. */
export function startSessionMark(): void {
  markSession(readToken() !== null);
}

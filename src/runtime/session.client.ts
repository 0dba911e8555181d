import { readToken } from '../api/token';
import { tellMissingPart } from '../ui/missing-part';

/** Shows who is signed in. Without a token nothing is fetched, not even the code. */
export function startSession(): void {
  if (!readToken()) return;
  import('../api/session').then(
    ({ restoreSession }) => restoreSession(),
    () => tellMissingPart('Who is signed in'),
  );
}

import { setAccount } from './account-store';
import { writeToken } from './token';

/** Nobody is signed in here any more; what the server knows is left as it is. */
export function forgetSession(): void {
  writeToken(null);
  setAccount(null);
}

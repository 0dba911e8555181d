import { useSyncExternalStore } from 'react';
import type { Account } from '../contract/answers';
import { markSession } from './session-mark';

/** Null: nobody is signed in. Undefined: not known yet, or not to be had. */
export type Session = Account | null | undefined;

let current: Session;
let version = 0;
const listeners = new Set<() => void>();

export function setAccount(account: Session): void {
  current = account;
  version += 1;
  markSession(Boolean(account));
  for (const notify of listeners) notify();
}

/** Another one each time that something has been learned of the account. */
export const accountVersion = (): number => version;

/** The server can't be asked: whom the page knows already, it goes on knowing. */
export function accountIsOutOfReach(): void {
  setAccount(current ?? undefined);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** A prerendered page knows nobody yet. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** Null while nobody is signed in, or it isn't known yet: to learn that it is nobody draws nothing anew. */
export function useAccount(): Account | null {
  return useSyncExternalStore(
    subscribe,
    () => current ?? null,
    () => null,
  );
}

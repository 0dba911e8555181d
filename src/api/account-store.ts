import { useSyncExternalStore } from 'react';
import type { Account } from '../contract/answers';
import { markSession } from './session-mark';

/** Null: nobody is signed in. Undefined: not known yet, or not to be had. */
export type Session = Account | null | undefined;

let current: Session;
let version = 0;
const listeners = new Set<() => void>();

function show(account: Session): void {
  current = account;
  markSession(Boolean(account));
  for (const notify of listeners) notify();
}

export function setAccount(account: Session): void {
  version += 1;
  show(account);
}

/** Another one each time that something has been learned of the account: an answer to what was asked before is older. */
export const accountVersion = (): number => version;

/** The server has changed the account: whatever is under way is the answer of before. */
export function accountHasChanged(): void {
  version += 1;
}

/** The server can't be asked: whom the page knows already, it goes on knowing. Nothing is learned by that. */
export function accountIsOutOfReach(): void {
  show(current ?? undefined);
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

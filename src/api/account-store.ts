import { useSyncExternalStore } from 'react';
import type { Account } from '../contract/answers';

let current: Account | null = null;
const listeners = new Set<() => void>();

export function setAccount(account: Account | null): void {
  current = account;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Null while nobody is signed in, or it isn't known yet: a prerendered page knows nobody. */
export function useAccount(): Account | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

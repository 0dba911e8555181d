import { readStored, writeStored } from '../safe-storage';

/** Specification, sections 4 and 9: no repeat reload within 10 seconds. */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'reloaded-at';

/** Storage may be blocked, and then the browser's own record says whether this document came by a reload. */
function documentReloadedAt(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload ? performance.timeOrigin : Number.NEGATIVE_INFINITY;
}

/** Whether the page may be reloaded by itself; if so, that is remembered. False when the last time is too recent. */
export function claimReload(): boolean {
  const now = Date.now();
  const stored = Number(readStored('sessionStorage', KEY) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not forbid reloads for hours.
  if (Number.isFinite(stored) && now >= stored && now - stored < RELOAD_GUARD_MS) return false;
  const isRemembered = writeStored('sessionStorage', KEY, String(now));
  return isRemembered || now - documentReloadedAt() >= RELOAD_GUARD_MS;
}

import { saveOpenForms } from '../open-forms';
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

let isReloading = false;

/**
 * Reloads the page because code or a payload could not be had, what was typed saved first.
 * @returns false when the last such reload is too recent for another: the caller shows an error instead
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  const now = Date.now();
  const stored = Number(readStored('sessionStorage', KEY) ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back must not forbid reloads for hours.
  if (Number.isFinite(stored) && now >= stored && now - stored < RELOAD_GUARD_MS) return false;
  const isRemembered = writeStored('sessionStorage', KEY, String(now));
  if (!isRemembered && now - documentReloadedAt() < RELOAD_GUARD_MS) return false;
  leaveByReload();
  return true;
}

/** The address bar shows the target already, so that loading it again is the browser's own navigation to it. */
export function leaveByReload(): void {
  if (isReloading) return;
  isReloading = true;
  saveOpenForms();
  location.reload();
}

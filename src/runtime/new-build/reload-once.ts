import { saveOpenForms } from '../open-forms';
import { claimReload } from './claim-reload';

let isReloading = false;

/**
 * Reloads the page because code or a payload could not be had, what was typed saved first.
 * @returns false when the last such reload is too recent for another: the caller shows an error instead
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!claimReload()) return false;
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

import { onPageShown } from '../navigation/page-shown';
import { setNewBuild } from '../navigation/site-state';
import { isFormDirty } from '../open-forms';
import { showToast } from '../toasts';

/** Says that the next page comes with a new version; while a form is being filled it waits for a later page. */
export function announceNewBuild(): void {
  setNewBuild();
  const tell = (): boolean => {
    if (isFormDirty()) return false;
    showToast('newVersion');
    return true;
  };
  if (tell()) return;
  const stop = onPageShown(() => {
    if (tell()) stop();
  });
}

import { claimReload } from '../new-build/claim-reload';

const { dataset } = document.documentElement;

const MODULE = 'script[type="module"]';

/** What needs the page's code is not offered any more; what works without it takes its place. */
function codeIsMissing(): void {
  delete dataset['scripting'];
}

/** For the application, where the page's own code could not be had: it is as if the application had not come. */
export function tellCodeFailed(): void {
  document.querySelector(MODULE)?.dispatchEvent(new Event('error'));
}

/**
 * Marks the document as one whose code may come: not where scripts are off or modules unknown, and no longer once
 * the code could not be had twice. Media queries know the first case alone, and not in every browser.
 */
export function startScripting(): void {
  if (!('noModule' in HTMLScriptElement.prototype)) return;
  dataset['scripting'] = 'true';
  // The answer to a form that was posted without the code has none either.
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector(MODULE)) codeIsMissing();
  });
  let isTouched = false;
  window.addEventListener('input', () => {
    isTouched = true;
  });
  const tryAgain = (): void => {
    // Nothing keeps what was typed before the code is there, so a reload must not be what loses it.
    if (!isTouched && navigator.onLine && claimReload()) location.reload();
    else codeIsMissing();
  };
  // While capturing: an element's error does not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      // Modules alone: the page does without what only answers until they have come.
      if (!(target instanceof HTMLScriptElement && target.type)) return;
      tryAgain();
      // The network that was gone at that moment comes back.
      window.addEventListener('online', tryAgain);
    },
    true,
  );
}

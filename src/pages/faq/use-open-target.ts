import { useEffect } from 'react';

/**
 * Opens the answer that the address of the document names, where the browser did not by itself, as older ones don't. What
 * is led to within the site is open by then, and who comes back to it stays where they left it.
 */
export function useOpenTarget(): void {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const disclosure = target?.closest('details');
    if (!disclosure || disclosure.open) return;
    disclosure.open = true;
    target?.scrollIntoView();
  }, []);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the answer that the address names. A browser does so on a full load by itself; after a navigation
 * within the site it knows nothing of the new fragment.
 */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const disclosure = target?.closest('details');
    if (!disclosure) return;
    disclosure.open = true;
    disclosure.scrollIntoView();
  }, [hash]);
}

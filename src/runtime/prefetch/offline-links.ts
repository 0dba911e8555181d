import { internalPathname } from '../navigation/internal-link';
import { showToast } from '../toasts';

/**
 * Without a network, a link to a page that the tab has not got would end on the browser's own error page. The
 * visitor stays where they are instead and is told; pages visited or fetched ahead open as always.
 */
export function startOfflineLinks(has: (pathname: string) => boolean): void {
  // While capturing: the router listens further down, and leaves alone what is prevented.
  document.addEventListener(
    'click',
    (event) => {
      // False is certain; true only means that there is some network.
      if (navigator.onLine || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      const pathname = internalPathname(event.target);
      if (pathname === null || has(pathname)) return;
      event.preventDefault();
      showToast('offline');
    },
    { capture: true },
  );
}

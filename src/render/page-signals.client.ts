import { createPath, type Location, type NavigationType } from 'react-router-dom';
import type { RuntimeSite } from '../runtime/runtime-site';
import type { LoadedPage } from './loaded-page';
import type { PageListener, PageSignals } from './use-pages-ahead';

interface PageSenders extends PageSignals {
  /** Somebody is about to follow a link there; nothing happens where its page has not come. */
  wantPage: RuntimeSite['wantPage'];
  /** The visitor goes there. */
  openPage: (location: Location, action: NavigationType) => void;
}

/** From the browser's events to React's tree, which listens once it stands. */
export function createPageSignals(loaded: (pathname: string) => LoadedPage | undefined): PageSenders {
  const listeners = new Set<PageListener>();
  return {
    wantPage: ({ pathname, search, hash }) => {
      const page = loaded(pathname);
      const to = createPath({ pathname, search, hash });
      // The address has changed by the time that a page is on its way.
      if (!page || pathname === location.pathname) return;
      for (const { onWanted } of listeners) onWanted({ to, pathname, page });
    },
    openPage: (place, action) => {
      for (const { onOpened } of listeners) onOpened(place, action);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

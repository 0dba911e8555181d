import { createPath, type Location, type NavigationType } from 'react-router-dom';
import { createListeners } from '../runtime/listeners';
import type { RuntimeSite } from '../runtime/runtime-site';
import type { LoadedPage } from './loaded-page';
import type { WantedPage } from './pages-ahead';
import type { PageSignals } from './use-pages-ahead';

interface PageSenders extends PageSignals {
  /** Somebody is about to follow a link there; nothing happens where its page has not come. */
  wantPage: RuntimeSite['wantPage'];
  /** The visitor goes there. */
  openPage: (location: Location, action: NavigationType) => void;
}

/** From the browser's events to React's tree, which listens once it stands. */
export function createPageSignals(loaded: (pathname: string) => LoadedPage | undefined): PageSenders {
  const wanted = createListeners<[WantedPage]>();
  const opened = createListeners<[Location, NavigationType]>();
  return {
    wantPage: ({ pathname, search, hash }) => {
      const page = loaded(pathname);
      const to = createPath({ pathname, search, hash });
      // The address has changed by the time that a page is on its way.
      if (page && pathname !== location.pathname) wanted.tell({ to, pathname, page });
    },
    openPage: opened.tell,
    onWanted: wanted.add,
    onOpened: opened.add,
  };
}

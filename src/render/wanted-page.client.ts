import type { LoadedPage } from './loaded-page';
import type { OnPageWanted, WantedPage } from './pages-ahead';

interface PageWanting {
  /** Somebody is about to follow a link there; nothing happens where its page has not come. */
  wantPage: (to: string, pathname: string) => void;
  onPageWanted: OnPageWanted;
}

/** From the browser's events to React's tree, which listens once it stands. */
export function createPageWanting(loaded: (pathname: string) => LoadedPage | undefined): PageWanting {
  const listeners = new Set<(wanted: WantedPage) => void>();
  return {
    wantPage: (to, pathname) => {
      const page = loaded(pathname);
      if (page) for (const listener of listeners) listener({ to, pathname, page });
    },
    onPageWanted: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

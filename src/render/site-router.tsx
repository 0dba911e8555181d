import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  // What BrowserRouter itself is made of; there is no other door to it.
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { joinLocalePath } from '../locale/locale-path';
import { matchPage } from '../routes/match-page';
import type { InlinePayload } from '../routes/payload';

interface SiteHistory {
  history: ReturnType<typeof createBrowserHistory>;
  /** Where the document is from; by now the visitor may have gone back to another entry of it. */
  first: Location;
}

interface SiteRouterProps extends SiteHistory {
  /** Whether a page would open without waiting. */
  isReady: (pathname: string) => boolean;
  /** Resolves once it would, or once what stands in for it would. */
  load: (pathname: string) => Promise<unknown>;
  /** Told of each navigation as it begins. */
  onNavigation: (location: Location, action: NavigationType) => void;
  children: ReactNode;
}

/** To be called when the document comes to life, for the address may change before React has rendered it. */
export function openSiteHistory({ pageId, locale, path }: InlinePayload): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const { location } = history;
  const { page, ...here } = matchPage(location.pathname);
  const isOwn = pageId === null || page === null || (here.locale === locale && here.path === path);
  const first = isOwn
    ? location
    : { ...location, pathname: joinLocalePath({ locale, path }), search: '', hash: '', key: 'left' };
  return { history, first };
}

/**
 * BrowserRouter, but that it begins with the page that stands in the document, and follows the visitor who has gone
 * back or forward in the meantime: a popstate before it listens is lost on BrowserRouter.
 */
export function SiteRouter({ history, first, isReady, load, onNavigation, children }: SiteRouterProps) {
  const [{ location, action }, setPlace] = useState({ location: first, action: history.action });

  useLayoutEffect(() => {
    const follow = () => {
      const { location, action } = history;
      const go = () => {
        onNavigation(location, action);
        setPlace({ location, action });
      };
      // In one go once nothing has to be fetched: in slices, a phone draws a frame of the old page after each of them.
      if (isReady(location.pathname)) return go();
      void load(location.pathname).then(() => {
        // Unless the visitor has gone elsewhere meanwhile.
        if (history.location.key === location.key) go();
      });
    };
    const stop = history.listen(follow);
    const isLeft = history.location.key !== first.key || createPath(history.location) !== createPath(first);
    if (isLeft) follow();
    // For whoever works the page by a script: from here on React answers.
    document.documentElement.dataset['hydrated'] = 'true';
    return stop;
  }, [history, first, isReady, load, onNavigation]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

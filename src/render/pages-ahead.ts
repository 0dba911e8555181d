import { createPath, type Location, NavigationType } from 'react-router-dom';
import type { LoadedPage } from './loaded-page';

/** A page that a link leads to which somebody points at. */
export interface WantedPage {
  /** Path, search and hash. */
  to: string;
  pathname: string;
  page: LoadedPage;
}

/** The page wanted last, and the shown one where it was one before it was opened. */
export type PagesAhead = readonly WantedPage[];

/** Whoever points at several links has one page rendered, the last one's. @param shown the pathname of the page shown */
export function withWanted(ahead: PagesAhead, wanted: WantedPage, shown: string): PagesAhead {
  if (wanted.pathname === shown || ahead.some(({ to }) => to === wanted.to)) return ahead;
  return [...ahead.filter(({ pathname }) => pathname === shown), wanted];
}

/**
 * What stays with a navigation. A page is opened as it was wanted: one with another search or hash may begin otherwise,
 * and of one that the visitor comes back to all has to stand at once.
 * @param ahead what is on the screen, not what React has yet to render: a page that stands must not be begun anew
 * @param shown the pathname of the page shown until now
 */
export function openedPages(
  ahead: PagesAhead,
  shown: string,
  location: Location,
  action: NavigationType,
): PagesAhead {
  const { pathname } = location;
  const isOpened = ({ to }: WantedPage) => action === NavigationType.Push && to === createPath(location);
  return ahead.filter((wanted) => wanted.pathname === pathname && (pathname === shown || isOpened(wanted)));
}

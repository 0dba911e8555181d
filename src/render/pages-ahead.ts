import { createContext } from 'react';
import { createPath, type Location, NavigationType } from 'react-router-dom';
import type { LoadedPage } from './loaded-page';

/** A page that a link leads to which somebody points at. */
export interface WantedPage {
  /** Path, search and hash. */
  to: string;
  pathname: string;
  page: LoadedPage;
}

/** Calls the listener for each page that is wanted soon. @returns what ends it */
export type OnPageWanted = (listener: (wanted: WantedPage) => void) => () => void;

/** Where the visitor is, and what is rendered besides the page of that place. */
export interface Place {
  location: Location;
  action: NavigationType;
  /** The page wanted last, and the shown one where it was one before it was opened. */
  ahead: readonly WantedPage[];
}

/** Whoever points at several links has one page rendered, the last one's. */
export function withWanted(place: Place, wanted: WantedPage): Place {
  const { location, ahead } = place;
  if (wanted.pathname === location.pathname || ahead.some(({ to }) => to === wanted.to)) return place;
  return { ...place, ahead: [...ahead.filter(({ pathname }) => pathname === location.pathname), wanted] };
}

/**
 * The place that a navigation leads to. A page rendered ahead is opened as it was wanted: one with another search or hash
 * may begin otherwise, and of one that the visitor comes back to all has to stand at once.
 * @param shown what is on the screen, not what React has yet to render: a page that stands must not be begun anew
 */
export function nextPlace(shown: Place, location: Location, action: NavigationType): Place {
  const { pathname } = location;
  const isOpened = ({ to }: WantedPage) => action === NavigationType.Push && to === createPath(location);
  const ahead = shown.ahead.filter(
    (wanted) => wanted.pathname === pathname && (pathname === shown.location.pathname || isOpened(wanted)),
  );
  return { location, action, ahead };
}

export const PagesAheadContext = createContext<readonly WantedPage[]>([]);

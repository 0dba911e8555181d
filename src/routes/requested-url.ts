import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type LocalePath, splitLocalePath } from '../locale/locale-path';
import { useCurrentPage } from './current-page';

const subscribeToNothing = () => () => undefined;

/** False while prerendering and hydrating: what the visitor's browser alone knows may not be rendered yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

export interface RequestedUrl extends LocalePath {
  search: string;
  hash: string;
}

/**
 * What the address bar says. Until hydration that is only the page's own path: one prerendered document is
 * answered for every query, and the 404 document for every unknown path.
 */
export function useRequestedUrl(): RequestedUrl {
  const { pathname, search, hash } = useLocation();
  const { locale, path } = useCurrentPage();
  if (!useHydrated()) return { locale, path, search: '', hash: '' };
  return { ...splitLocalePath(pathname), search, hash };
}

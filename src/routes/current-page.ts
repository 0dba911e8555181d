import { createContext, useContext } from 'react';
import type { PageMatch } from './match-page';

/** The page being shown. It changes only when the next page is ready, unlike the address bar. */
export const CurrentPageContext = createContext<PageMatch | null>(null);

export function useCurrentPage(): PageMatch {
  const current = useContext(CurrentPageContext);
  if (!current) throw new Error('useCurrentPage needs a CurrentPageContext');
  return current;
}

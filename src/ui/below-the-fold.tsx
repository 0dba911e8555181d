import { createContext, type ReactNode, use } from 'react';

/** Whether a page stands as a whole yet, or its first screen alone. */
export const WholePage = createContext(true);

/** What is not on a page's first screen: the screen does not wait for it. */
export function BelowTheFold({ children }: { children: ReactNode }): ReactNode {
  return use(WholePage) && children;
}

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { openedPages, type PagesAhead, type WantedPage, withWanted } from './pages-ahead';

export interface PageSignals {
  /** @returns what ends it, as the other does */
  onWanted: (listener: (wanted: WantedPage) => void) => () => void;
  /** In the same breath as the router: both become one rendering. */
  onOpened: (listener: (location: Location, action: NavigationType) => void) => () => void;
}

/**
 * The pages that are rendered beside the shown one. They are no context: where the value of one changes, React wakes
 * every island below it that still waits for its code, and waits with it.
 */
export function usePagesAhead(signals: PageSignals | undefined, pathname: string): PagesAhead {
  const [ahead, setAhead] = useState<PagesAhead>([]);
  const shown = useRef({ ahead, pathname });
  useLayoutEffect(() => {
    shown.current = { ahead, pathname };
  }, [ahead, pathname]);

  useEffect(
    () =>
      signals?.onWanted((wanted) =>
        startTransition(() => setAhead((now) => withWanted(now, wanted, shown.current.pathname))),
      ),
    [signals],
  );
  useEffect(
    () =>
      signals?.onOpened((location, action) =>
        setAhead(openedPages(shown.current.ahead, shown.current.pathname, location, action)),
      ),
    [signals],
  );
  return ahead;
}

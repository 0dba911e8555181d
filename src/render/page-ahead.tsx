import { Activity, useContext, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import {
  // A router within the router is refused; of a page that is not shown yet, only the address is another.
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  parsePath,
} from 'react-router-dom';
import { MAIN_ID } from '../layout/main';
import { layOutAhead, showLaidOut } from './lay-out-ahead';
import { PageBody } from './page-body';
import { addPageStyles } from './page-head';
import { PageProvider } from './page-provider';
import type { WantedPage } from './pages-ahead';

/** Where the page believes to be until it is shown. */
const placeOf = (to: string) => ({
  location: { pathname: '/', search: '', hash: '', state: null, key: 'ahead', ...parsePath(to) },
  navigationType: NavigationType.Push,
});

interface PageAheadProps {
  wanted: WantedPage;
  isShown: boolean;
}

/**
 * A page that is rendered and laid out when the browser has nothing else to do. Until it is shown it is nothing to who
 * looks, listens or tabs, and its effects do not run.
 */
export function PageAhead({ wanted: { to, page }, isShown }: PageAheadProps) {
  const here = useContext(LocationContext);
  const [there] = useState(() => placeOf(to));
  useInsertionEffect(() => addPageStyles(page.head), [page.head]);
  useEffect(() => {
    const frame = document.getElementById(MAIN_ID)?.parentElement;
    return isShown || !frame ? undefined : layOutAhead(frame);
  }, [isShown]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={isShown ? here : there}>
        <PageProvider page={page}>
          <PageBody page={page} />
        </PageProvider>
      </LocationContext>
      <Shown />
    </Activity>
  );
}

/** Its effects are the page's own: they run when it is shown. */
function Shown() {
  useLayoutEffect(showLaidOut, []);
  return null;
}

import { Activity, useContext, useState } from 'react';
import {
  // A router within the router is refused; of a page that is not shown yet, only the address is another.
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  parsePath,
} from 'react-router-dom';
import { PageBody } from './page-body';
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
 * A page that is rendered when the browser has nothing else to do, and laid out when it is shown. Until then it is
 * nothing to who looks, listens or tabs, and its effects do not run.
 */
export function PageAhead({ wanted: { to, page }, isShown }: PageAheadProps) {
  const here = useContext(LocationContext);
  const [there] = useState(() => placeOf(to));
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={isShown ? here : there}>
        <PageProvider page={page}>
          <PageBody page={page} />
        </PageProvider>
      </LocationContext>
    </Activity>
  );
}

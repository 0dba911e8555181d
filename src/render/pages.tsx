import { useLocation } from 'react-router-dom';
import type { LoadedPage } from './loaded-page';
import { PageAhead } from './page-ahead';
import { PageBody } from './page-body';
import { type PageSignals, usePagesAhead } from './use-pages-ahead';

interface PagesProps {
  shown: LoadedPage;
  signals: PageSignals | undefined;
}

/** The page that is shown, and one that is about to be. */
export function Pages({ shown, signals }: PagesProps) {
  const { pathname } = useLocation();
  const ahead = usePagesAhead(signals, pathname);
  return (
    <>
      {!ahead.some((wanted) => wanted.pathname === pathname) && <PageBody key={pathname} page={shown} />}
      {ahead.map((wanted) => (
        <PageAhead key={wanted.to} wanted={wanted} isShown={wanted.pathname === pathname} />
      ))}
    </>
  );
}

import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoadedPage } from './loaded-page';
import { PageAhead } from './page-ahead';
import { PageBody } from './page-body';
import { PagesAheadContext } from './pages-ahead';

/** The page that is shown, and one that is about to be. */
export function Pages({ shown }: { shown: LoadedPage }) {
  const { pathname } = useLocation();
  const ahead = useContext(PagesAheadContext);
  return (
    <>
      {!ahead.some((wanted) => wanted.pathname === pathname) && (
        <PageBody key={pathname} page={shown} pathname={pathname} />
      )}
      {ahead.map((wanted) => (
        <PageAhead key={wanted.to} wanted={wanted} isShown={wanted.pathname === pathname} />
      ))}
    </>
  );
}

import { memo } from 'react';
import { ErrorBoundary } from '../layout/error-boundary';
import { ErrorPage } from '../layout/error-page';
import { Main } from '../layout/main';
import { SheetContext } from '../ui/sheet';
import { FirstScreenFirst } from './first-screen-first';
import type { LoadedPage } from './loaded-page';

/**
 * A page between header and footer. It fails by itself: the way to the others stays. Nor is it touched by what happens to
 * them: an island that still waits for its code would keep React waiting with it.
 */
export const PageBody = memo(function PageBody({ page: { Page, match, sheet } }: { page: LoadedPage }) {
  return (
    <Main>
      <ErrorBoundary fallback={<ErrorPage />}>
        <SheetContext value={sheet}>
          <FirstScreenFirst>
            <Page planId={match.page?.planId ?? null} />
          </FirstScreenFirst>
        </SheetContext>
      </ErrorBoundary>
    </Main>
  );
});

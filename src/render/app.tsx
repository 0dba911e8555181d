import './styles.css';
import { use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../layout/error-boundary';
import { ErrorPage } from '../layout/error-page';
import { Layout } from '../layout/layout';
import { ToastLayer } from '../layout/toast-layer';
import { CurrentPageContext } from '../routes/current-page';
import { SheetContext } from '../ui/sheet';
import { WholeWords } from '../ui/words/words';
import { FirstScreenFirst } from './first-screen-first';
import type { LoadedPage } from './loaded-page';
import { NavigationEffects } from './navigation-effects';

interface AppProps {
  /** Gives the same promise for the same pathname; a navigation shows the old page until it is fulfilled. */
  load: (pathname: string) => Promise<LoadedPage>;
}

export function App({ load }: AppProps) {
  const { pathname } = useLocation();
  const { i18n, whole, sheet, match, Page, head } = use(load(pathname));
  return (
    <I18nextProvider i18n={i18n}>
      <WholeWords value={whole}>
        <CurrentPageContext value={match}>
          <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
            <Layout>
              <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
                <SheetContext value={sheet}>
                  <FirstScreenFirst key={pathname}>
                    <Page planId={match.page?.planId ?? null} />
                  </FirstScreenFirst>
                </SheetContext>
              </ErrorBoundary>
            </Layout>
          </ErrorBoundary>
          <NavigationEffects head={head} />
          <ToastLayer />
        </CurrentPageContext>
      </WholeWords>
    </I18nextProvider>
  );
}

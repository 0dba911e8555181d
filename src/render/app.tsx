import './styles.css';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../layout/error-boundary';
import { ErrorPage } from '../layout/error-page';
import { Layout } from '../layout/layout';
import { ToastLayer } from '../layout/toast-layer';
import { LetGo } from './let-go';
import type { LoadedPage } from './loaded-page';
import { NavigationEffects } from './navigation-effects';
import { PageProvider } from './page-provider';
import { Pages } from './pages';
import type { PageSignals } from './use-pages-ahead';

interface AppProps {
  /** Gives the same promise for the same pathname; a navigation shows the old page until it is fulfilled. */
  load: (pathname: string) => Promise<LoadedPage>;
  /** What is about to be opened; nobody tells where nothing is rendered ahead. */
  signals?: PageSignals;
}

export function App({ load, signals }: AppProps) {
  const { pathname } = useLocation();
  const page = use(load(pathname));
  return (
    <PageProvider page={page}>
      <LetGo key={pathname} />
      <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
        <Layout>
          <Pages shown={page} signals={signals} />
        </Layout>
      </ErrorBoundary>
      <NavigationEffects page={page} />
      <ToastLayer />
    </PageProvider>
  );
}

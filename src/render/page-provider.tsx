import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CurrentPageContext } from '../routes/current-page';
import { WholeWords } from '../ui/words/words';
import type { LoadedPage } from './loaded-page';

interface PageProviderProps {
  page: Pick<LoadedPage, 'i18n' | 'whole' | 'match'>;
  children: ReactNode;
}

/** What is below speaks that page's texts. */
export function PageProvider({ page: { i18n, whole, match }, children }: PageProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <WholeWords value={whole}>
        <CurrentPageContext value={match}>{children}</CurrentPageContext>
      </WholeWords>
    </I18nextProvider>
  );
}

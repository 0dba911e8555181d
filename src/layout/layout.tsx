import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../routes/current-page';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';

export const MAIN_ID = 'main';

/** The frame of every page: specification, section 2. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { page } = useCurrentPage();
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} data-page={page?.id}>
        {children}
      </main>
      <Footer />
      <LanguageOffer />
    </>
  );
}

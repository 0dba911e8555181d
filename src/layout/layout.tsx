import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { MAIN_ID } from './main';

/** The frame of every page, with its `Main` inside: specification, section 2. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      {children}
      <Footer />
      <LanguageOffer />
    </>
  );
}

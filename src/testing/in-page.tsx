import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import common from '../../locales/en/common.json';
import forms from '../../locales/en/forms.json';
import { fillConstants } from '../build/texts/fill-constants';
import { createI18n, type LocaleResources } from '../locale/i18n';
import { CurrentPageContext } from '../routes/current-page';
import { matchPage } from '../routes/match-page';

const TEXTS = fillConstants({ common, forms });

interface InPageProps {
  /** The page's path. */
  path: string;
  /** Beside those of every page, or in their place. */
  texts?: LocaleResources;
  children: ReactNode;
}

/** What a component of a page stands in: its English texts, a router, and the page's address. */
export function InPage({ path, texts, children }: InPageProps) {
  return (
    <I18nextProvider i18n={createI18n('en', { ...TEXTS, ...fillConstants(texts ?? {}) })}>
      <MemoryRouter initialEntries={[path]}>
        <CurrentPageContext value={matchPage(path)}>{children}</CurrentPageContext>
      </MemoryRouter>
    </I18nextProvider>
  );
}

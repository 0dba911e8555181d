import { createContext, createElement, type ReactNode, use } from 'react';
import type { Reader, Translate } from './i18n';

const TextsContext = createContext<Reader | null>(null);

/** As react-i18next's. */
export function I18nextProvider({ i18n, children }: { i18n: Reader; children?: ReactNode }) {
  return createElement(TextsContext, { value: i18n }, children);
}

/** As react-i18next's, of texts that are all there: nothing is waited for, watched or read again. */
export function useTranslation(namespaces?: string | readonly string[]): { t: Translate; i18n: Reader } {
  const i18n = use(TextsContext);
  if (!i18n) throw new Error('useTranslation outside of I18nextProvider');
  return { t: i18n.getFixedT(null, namespaces), i18n };
}

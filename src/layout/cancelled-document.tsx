import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { PAGES } from '../routes/pages';
import { MrzStrip } from '../ui/mrz-strip';
import './cancelled-document.css';

interface CancelledDocumentProps {
  /** What the stamp says. */
  stamp: string;
  /** With its corner cut and two holes, as a document that is no longer valid. */
  isPunched?: boolean;
  /** What is wrong. */
  children: ReactNode;
}

/** What stands in for a page: a stamped document, with the pages that do exist in ink that the lamp makes shine. */
export function CancelledDocument({ stamp, isPunched = false, children }: CancelledDocumentProps) {
  const { t } = useTranslation();
  return (
    <div className="frame cancelled">
      <div className={`cancelled-page${isPunched ? ' cancelled-page-punched' : ''}`}>
        {children}
        <p className="cancelled-stamp" aria-hidden="true">
          {stamp}
        </p>
        <nav className="cancelled-routes" aria-label={t('error.pages')}>
          <ul>
            {PAGES.filter(({ footer }) => footer === 'product' || footer === 'company').map(({ id }) => (
              <li key={id}>
                <LocalizedLink to={id}>{t(`link.${id}`)}</LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <MrzStrip />
    </div>
  );
}

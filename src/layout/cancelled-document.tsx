import { type ReactNode, useId } from 'react';
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
  const { t } = useTranslation(['common', 'error-pages']);
  const pagesId = useId();
  return (
    <div className="frame cancelled">
      <div className={`cancelled-page${isPunched ? ' cancelled-page-punched' : ''}`}>
        {children}
        <div className="cancelled-photo" aria-hidden="true">
          <div className="cancelled-portrait" />
          <p className="cancelled-stamp">{stamp}</p>
        </div>
        <nav className="cancelled-routes" aria-labelledby={pagesId}>
          <h2 id={pagesId}>{t('error-pages:pages')}</h2>
          <ul>
            {PAGES.filter(({ footer }) => footer === 'product' || footer === 'company').map(({ id }) => (
              <li key={id}>
                <LocalizedLink to={id}>{t(`link.${id}`)}</LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <MrzStrip />
      </div>
    </div>
  );
}

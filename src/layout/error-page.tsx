import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { PAGES } from '../routes/pages';
import { Button } from '../ui/button';
import { MrzStrip } from '../ui/mrz-strip';

interface ErrorPageProps {
  /** Specification, section 2: 500 unless known. */
  status?: number;
  /** What follows the message in the heading. */
  detail?: ReactNode;
  description?: string;
}

/** A cancelled document: punched, stamped, and with the pages that do exist in ink that the lamp makes shine. */
export function ErrorPage({ status = 500, detail, description }: ErrorPageProps) {
  const { t } = useTranslation();
  const isNotFound = status === 404;
  // The documents of these pages have it; a page that failed in the browser fetches it, or does without.
  useEffect(() => void import('./error-look').catch(() => undefined), []);
  return (
    <div className="frame error-frame">
      <div className={`error-page${isNotFound ? ' error-page-punched' : ''}`}>
        <div className="error-text">
          <p className="mrz error-status">{t('error.statusLabel', { status })}</p>
          <h1>
            {isNotFound ? t('error.notFoundTitle') : t('error.serverErrorTitle')}
            {detail}
          </h1>
          <p className="lead">
            {description ?? (isNotFound ? t('error.notFoundDescription') : t('error.serverErrorDescription'))}
          </p>
          <p className="actions">
            <Button as={LocalizedLink} primary to="home">
              {t('error.home')}
            </Button>
            {/* The same address again, which works without script too. */}
            {!isNotFound && (
              <Button as="a" href="">
                {t('error.retry')}
              </Button>
            )}
          </p>
        </div>
        <p className="error-stamp" aria-hidden="true">
          {isNotFound ? t('error.cancelled') : t('error.unreadable')}
        </p>
        <nav className="error-routes" aria-label={t('error.pages')}>
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

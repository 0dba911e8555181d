import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { Button } from '../ui/button';

interface ErrorPageProps {
  /** Specification, section 2: 500 unless known. */
  status?: number;
  /** Unless another is given, that of a server that failed. */
  title?: string;
  /** What follows the title in the heading. */
  detail?: ReactNode;
  description?: string;
}

/** In the first script: what shows it is a page that broke, and code that could not be had. */
export function ErrorPage({ status = 500, title, detail, description }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <div className="frame error-page">
      <p className="mrz error-status">{t('error.statusLabel', { status })}</p>
      <h1>
        {title ?? t('error.serverErrorTitle')}
        {detail}
      </h1>
      <p className="lead">{description ?? t('error.serverErrorDescription')}</p>
      <p className="actions">
        <Button as={LocalizedLink} primary to="home">
          {t('action.home')}
        </Button>
        {/* The same address again, which works without script too. */}
        {status >= 500 && (
          <Button as="a" href="">
            {t('action.retry')}
          </Button>
        )}
      </p>
    </div>
  );
}

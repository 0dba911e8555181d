import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { Button } from '../ui/button';

interface ErrorPageProps {
  /** Specification, section 2: 500 unless known. */
  status?: number;
  /** What follows the message in the heading. */
  detail?: ReactNode;
  description?: string;
}

/** In the first script: what shows it is a page that broke, and code that could not be had. */
export function ErrorPage({ status = 500, detail, description }: ErrorPageProps) {
  const { t } = useTranslation();
  const isNotFound = status === 404;
  return (
    <div className="frame error-page">
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
          {t('action.home')}
        </Button>
        {/* The same address again, which works without script too. */}
        {!isNotFound && (
          <Button as="a" href="">
            {t('action.retry')}
          </Button>
        )}
      </p>
    </div>
  );
}

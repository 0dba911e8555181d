import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';

/** At the point of collection: what the answers are used for, where that does not go without saying. */
export function PrivacyNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <div className="form-notice field-hint">
      {children}
      <LocalizedLink to="privacy-policy" className="link-button">
        {t('privacy.link')}
      </LocalizedLink>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';

/** Beside the button that creates an account: what that is taken for. */
export function SignupNotice() {
  const { t } = useTranslation('forms');
  return (
    <>
      <p>{t('signup.notice')}</p>
      <LocalizedLink to="terms-of-service" className="link-button">
        {t('signup.terms')}
      </LocalizedLink>
    </>
  );
}

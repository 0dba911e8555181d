import { useTranslation } from 'react-i18next';
import { askForPasswordLink } from '../../api/one-time-links';
import { passwordResetForm } from '../../contract/forms/password-reset';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { FormSuccess } from '../view/form-success';
import { FormView } from '../view/form-view';

/** Asks for a link; what it answers does not tell whether the address has an account. */
export function PasswordLinkForm() {
  const { t } = useTranslation('forms');
  return (
    <FormView
      form={passwordResetForm}
      label={t('passwordReset.label')}
      send={askForPasswordLink}
      submitLabel={t('passwordReset.submit')}
      success={({ mail }) =>
        mail ? (
          <FormSuccess title={t('passwordReset.sent.title')}>
            <p>{t('passwordReset.sent.text')}</p>
          </FormSuccess>
        ) : (
          <FormSuccess title={t('passwordReset.noMail.title')}>
            <p>{t('passwordReset.noMail.text')}</p>
            <p>
              <Button as={LocalizedLink} to="contact-sales" primary>
                {t('passwordReset.noMail.contact')}
              </Button>
            </p>
          </FormSuccess>
        )
      }
    />
  );
}

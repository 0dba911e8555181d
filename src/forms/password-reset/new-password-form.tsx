import { useTranslation } from 'react-i18next';
import { ApiError, NOT_FOUND } from '../../api/api-error';
import { setPasswordByLink } from '../../api/one-time-links';
import { type NewPassword, newPasswordForm } from '../../contract/forms/new-password';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { FormSuccess } from '../view/form-success';
import { FormView } from '../view/form-view';

interface NewPasswordFormProps {
  /** Null until it is known: nothing is sent before. */
  token: string | null;
  onUsed: () => void;
  /** The link has been used, has expired, or never was one. */
  onDead: () => void;
}

/** Sets the password of the account that the link is of. */
export function NewPasswordForm({ token, onUsed, onDead }: NewPasswordFormProps) {
  const { t } = useTranslation(['forms', 'common']);
  const send = async (answers: NewPassword, key: string): Promise<true> => {
    if (token === null) throw new ApiError('network');
    try {
      await setPasswordByLink(token, answers, key);
      onUsed();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === NOT_FOUND) onDead();
      throw error;
    }
  };
  return (
    <FormView
      form={newPasswordForm}
      label={t('newPassword.label')}
      needsScript
      send={send}
      submitLabel={t('newPassword.submit')}
      success={() => (
        <FormSuccess title={t('newPassword.success.title')}>
          <p>{t('newPassword.success.text')}</p>
          <p>
            <Button as={LocalizedLink} to="login" primary>
              {t('common:action.logIn')}
            </Button>
          </p>
        </FormSuccess>
      )}
    />
  );
}

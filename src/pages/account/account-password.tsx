import { useTranslation } from 'react-i18next';
import { changePassword } from '../../api/my-account';
import { passwordChangeForm } from '../../contract/forms/new-password';
import { FormSuccess } from '../../forms/view/form-success';
import { FormView } from '../../forms/view/form-view';
import { Disclosure } from '../../ui/disclosure';
import { AccountPart } from './account-part';

export function AccountPassword() {
  const { t } = useTranslation(['account', 'forms']);
  return (
    <AccountPart id="password" title={t('account:password.title')}>
      <Disclosure summary={t('account:password.summary')}>
        <FormView
          form={passwordChangeForm}
          label={t('account:password.summary')}
          needsScript
          send={changePassword}
          submitLabel={t('forms:newPassword.submit')}
          success={() => (
            <FormSuccess title={t('account:password.changed')}>
              <p>{t('account:password.others')}</p>
            </FormSuccess>
          )}
        />
      </Disclosure>
    </AccountPart>
  );
}

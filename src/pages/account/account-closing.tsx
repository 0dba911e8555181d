import { useTranslation } from 'react-i18next';
import { closeAccount } from '../../api/my-account';
import { type CloseAccount, closeAccountForm } from '../../contract/forms/close-account';
import { FormView } from '../../forms/view/form-view';
import { Disclosure } from '../../ui/disclosure';
import { AccountPart } from './account-part';

/** What goes with the account and what stays, and the end of it at the password. */
export function AccountClosing({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(['account', 'forms']);
  const close = async (answers: CloseAccount, key: string): Promise<true> => {
    await closeAccount(answers, key);
    onClosed();
    return true;
  };
  return (
    <AccountPart id="closing" title={t('account:closing.title')}>
      <Disclosure summary={t('account:closing.summary')}>
        <p>{t('account:closing.deleted')}</p>
        <p>{t('account:closing.kept')}</p>
        <FormView
          form={closeAccountForm}
          label={t('account:closing.summary')}
          needsScript
          send={close}
          submitLabel={t('forms:closeAccount.submit')}
          // The page has the last word: the account's own view is gone by then.
          success={() => null}
        />
      </Disclosure>
    </AccountPart>
  );
}

import { useTranslation } from 'react-i18next';
import { fetchMyData } from '../../api/my-account';
import { Button } from '../../ui/button';
import { AccountPart } from './account-part';
import { saveFile } from './save-file';
import { useAction } from './use-action';

const FILE_NAME = 'account.json';

async function download(): Promise<void> {
  saveFile(await fetchMyData(), FILE_NAME);
}

/** All that is kept of the account, to take along. */
export function AccountData() {
  const { t } = useTranslation('account');
  const action = useAction(download);
  return (
    <AccountPart id="data" title={t('data.title')}>
      <p>{t('data.text')}</p>
      <p>
        <Button aria-disabled={action.isBusy || undefined} onClick={() => action.start()}>
          {t('data.download')}
        </Button>
      </p>
      <div role="status">
        {action.status === 'done' && <p>{t('data.saved', { file: FILE_NAME })}</p>}
        {action.status === 'failed' && <p className="field-error">{t('failed')}</p>}
      </div>
    </AccountPart>
  );
}

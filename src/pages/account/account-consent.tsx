import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeConsent } from '../../api/my-account';
import type { Account } from '../../contract/answers';
import { randomKey } from '../../forms/lifecycle/idempotency-keys';
import { useCurrentPage } from '../../routes/current-page';
import { AccountPart } from './account-part';
import { useAction } from './use-action';

/** News may be sent or not: saved as soon as it is ticked, and as it was where that fails. */
export function AccountConsent({ account: { marketingConsent } }: { account: Account }) {
  const { t } = useTranslation(['account', 'forms']);
  const { locale } = useCurrentPage();
  const id = useId();
  const [wanted, setWanted] = useState(marketingConsent);
  const change = useAction(changeConsent);
  return (
    <AccountPart id="news" title={t('account:news.title')}>
      <div className="field-check">
        <input
          id={id}
          type="checkbox"
          className="checkbox"
          // What is wanted while it is being saved, and what the account says afterwards.
          checked={change.isBusy ? wanted : marketingConsent}
          aria-disabled={change.isBusy || undefined}
          onChange={({ target }) => {
            if (change.isBusy) return;
            setWanted(target.checked);
            change.start({ marketingConsent: target.checked, locale }, randomKey());
          }}
        />
        <label htmlFor={id}>{t('forms:consent.label')}</label>
      </div>
      <div role="status">
        {change.status === 'done' && (
          <p>{marketingConsent ? t('account:news.given') : t('account:news.withdrawn')}</p>
        )}
        {change.status === 'failed' && <p className="field-error">{t('account:news.failed')}</p>}
      </div>
    </AccountPart>
  );
}

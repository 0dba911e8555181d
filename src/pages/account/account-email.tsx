import { useTranslation } from 'react-i18next';
import { askForConfirmationLink } from '../../api/one-time-links';
import type { Account } from '../../contract/answers';
import { randomKey } from '../../forms/lifecycle/idempotency-keys';
import { useCurrentPage } from '../../routes/current-page';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';
import { AccountPart } from './account-part';
import { useAction } from './use-action';

/** Whether the address is known to be the account's, and another link for whoever has lost the first. */
export function AccountEmail({ account: { email, emailConfirmed } }: { account: Account }) {
  const { t } = useTranslation('account');
  const { locale } = useCurrentPage();
  const link = useAction(askForConfirmationLink);
  const canMail = link.status === 'done' ? link.result.mail : null;
  const unconfirmed = canMail === false ? t('email.unsent', { email }) : t('email.unconfirmed', { email });
  return (
    <AccountPart id="email" title={t('email.title')}>
      <p>{emailConfirmed ? t('email.confirmed', { email }) : unconfirmed}</p>
      {!emailConfirmed && (
        <p>
          <Button
            aria-disabled={link.isBusy || undefined}
            onClick={() => link.start({ locale }, randomKey())}
          >
            {t('email.send')}
          </Button>
        </p>
      )}
      <div role="status">
        {canMail === true && <p>{t('email.sent', { email })}</p>}
        {canMail === false && (
          <>
            <p>{t('noMail')}</p>
            <MoreLink to="contact-sales">{t('contact')}</MoreLink>
          </>
        )}
        {link.status === 'failed' && <p className="field-error">{t('failed')}</p>}
      </div>
    </AccountPart>
  );
}

import { useTranslation } from 'react-i18next';
import { useAccount } from '../api/account-store';
import { LocalizedLink } from '../routes/localized-link';
import { logOut } from '../runtime/log-out';

/** Who is signed in, with the way to the account, and the way out; for everybody else the way in. */
export function AccountMenu() {
  const { t } = useTranslation();
  const account = useAccount();
  // Also while it isn't known who: its room is kept, so that nothing moves.
  return (
    <div className="account">
      {!account && (
        <LocalizedLink to="login" className="nav-link log-in">
          {t('action.logIn')}
        </LocalizedLink>
      )}
      {account && (
        <>
          <LocalizedLink to="account" className="nav-link account-name">
            <span>{t('account.signedInAs', { name: account.firstName })}</span>
          </LocalizedLink>
          <button type="button" className="nav-link" onClick={() => void logOut()}>
            {t('action.logOut')}
          </button>
        </>
      )}
    </div>
  );
}

/** The same in a narrow header, whose menu is closed. */
export function AccountBadge() {
  const { t } = useTranslation();
  const account = useAccount();
  if (!account) return null;
  return (
    <LocalizedLink
      to="account"
      className="nav-link account-badge"
      aria-label={t('account.signedInAs', { name: account.firstName })}
    >
      <span>{account.firstName}</span>
    </LocalizedLink>
  );
}

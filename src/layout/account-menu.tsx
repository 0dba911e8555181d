import { useTranslation } from 'react-i18next';
import { useAccount } from '../api/account-store';
import { showToast } from '../runtime/toasts';

/** Who is signed in, and the way out; nothing for everybody else. */
export function AccountMenu() {
  const { t } = useTranslation();
  const account = useAccount();
  if (!account) return null;
  return (
    <div className="account">
      <span className="account-name">{t('account.signedInAs', { name: account.firstName })}</span>
      <button type="button" className="nav-link" onClick={() => void endSession()}>
        {t('action.logOut')}
      </button>
    </div>
  );
}

/** Fetched when it is needed: most visitors never sign in. */
async function endSession(): Promise<void> {
  const { logOut } = await import('../api/session');
  await logOut();
  showToast('loggedOut', { kind: 'success', layer: 'top-right' });
}

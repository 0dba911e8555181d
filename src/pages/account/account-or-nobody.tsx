import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/account-store';
import { refreshAccount } from '../../api/session';
import { UnlessSession } from '../../forms/session/unless-session';
import { Button } from '../../ui/button';
import { AccountClosed } from './account-closed';
import { AccountView } from './account-view';
import { SignedOut } from './signed-out';

/** The account of who is signed in, asked for anew at each visit; for everybody else the way in. */
export function AccountOrNobody() {
  const { t } = useTranslation(['account', 'common']);
  const session = useSession();
  const [hasFailed, setFailed] = useState(false);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    if (!hasFailed) void refreshAccount().catch(() => setFailed(true));
  }, [hasFailed]);

  if (isClosed) return <AccountClosed />;
  if (session) return <AccountView account={session} onClosed={() => setClosed(true)} />;
  if (session === undefined && hasFailed) {
    return (
      <div role="alert" className="form-panel">
        <p>{t('unreachable')}</p>
        <p>
          <Button onClick={() => setFailed(false)}>{t('common:action.retry')}</Button>
        </p>
      </div>
    );
  }
  return (
    <UnlessSession>
      <SignedOut />
    </UnlessSession>
  );
}

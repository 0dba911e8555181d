import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/account-store';
import { refreshAccount } from '../../api/session';
import { UnlessSession } from '../../forms/session/unless-session';
import { Button } from '../../ui/button';
import { keepFocus } from '../../ui/keep-focus';
import { AccountClosed } from './account-closed';
import { AccountView } from './account-view';
import { SignedOut } from './signed-out';

/** The account of whoever is signed in, asked for anew at each visit; for everybody else the way in. */
export function AccountOrNobody() {
  const { t } = useTranslation(['account', 'common', 'forms']);
  const session = useSession();
  const [asked, setAsked] = useState<'once' | 'in vain' | 'again'>('once');
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    if (asked === 'in vain') return;
    void refreshAccount().then(
      // The button that asked again goes at the answer.
      () => asked === 'again' && keepFocus(),
      () => setAsked('in vain'),
    );
  }, [asked]);

  if (isClosed) return <AccountClosed />;
  if (session) return <AccountView account={session} onClosed={() => setClosed(true)} />;
  if (session === undefined && asked !== 'once') {
    const isBusy = asked === 'again';
    return (
      <div role="alert" className="form-panel">
        <p>{isBusy ? t('forms:session.wait') : t('unreachable')}</p>
        <p>
          <Button aria-disabled={isBusy || undefined} onClick={() => setAsked('again')}>
            {t('common:action.retry')}
          </Button>
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/account-store';
import { usePostedForm } from '../posted-form';
import './session.css';

/**
 * What is there for whoever is signed out. As long as it isn't known whose the token is, words stand in its place: they are
 * in the document from the first frame, so that neither view flashes up. Signing in by what is in it leaves it there.
 */
export function UnlessSession({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forms');
  const session = useSession();
  // The answer to a browser without script asks nobody.
  if (usePostedForm()) return children;
  return (
    <>
      <div className={session ? undefined : 'unless-session'}>{children}</div>
      {!session && <p className="while-session">{t('session.wait')}</p>}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostedForm } from '../posted-form';
import { useLinkToken } from '../session/use-link-token';
import { DeadLink } from './dead-link';
import { NewPasswordForm } from './new-password-form';
import { PasswordLinkForm } from './password-link-form';

/**
 * A new password: at first the form that asks for a link, and with the link the form that sets it. The document has both,
 * so that the right one stands from the first frame and keeps what is typed into it before the code has come.
 *
 * @param props.help for whoever can't use a link, below the form that asks for one
 */
export function PasswordReset({ help }: { help?: ReactNode }) {
  const { t } = useTranslation('forms');
  const { token, spend, forget } = useLinkToken('');
  const isAnswer = usePostedForm() !== null;
  const [isDead, setDead] = useState(false);
  // The first link's form is the one that stood there before; another link begins anew.
  const [first, setFirst] = useState(token);
  if (first === null && token !== null) setFirst(token);
  const onDead = () => {
    forget();
    setDead(true);
  };
  return (
    <>
      {token === null && (
        <section aria-labelledby="form-title" className="form-panel unless-link">
          <h2 id="form-title">{t('passwordReset.title')}</h2>
          {isDead && <DeadLink />}
          <PasswordLinkForm />
          {help}
        </section>
      )}
      {!isAnswer && (
        <section aria-labelledby="new-title" className={`form-panel${token === null ? ' by-link' : ''}`}>
          <h2 id="new-title">{t('newPassword.title')}</h2>
          <NewPasswordForm
            key={token === first ? 'first' : token}
            token={token}
            onUsed={spend}
            onDead={onDead}
          />
        </section>
      )}
    </>
  );
}

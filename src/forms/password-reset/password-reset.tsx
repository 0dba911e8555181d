import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkToken } from '../session/use-link-token';
import { NewPasswordForm } from './new-password-form';
import { PasswordLinkForm } from './password-link-form';

/** A new password: at first the form that asks for a link, and with the link the form that sets it. */
export function PasswordReset() {
  const { t } = useTranslation('forms');
  const { token, spend, forget } = useLinkToken('');
  const [isDead, setDead] = useState(false);
  const onDead = () => {
    forget();
    setDead(true);
  };
  return (
    <section aria-labelledby="form-title" className="form-panel">
      <h2 id="form-title">{token === null ? t('passwordReset.title') : t('newPassword.title')}</h2>
      {isDead && token === null && (
        <div className="error-summary">
          <p role="alert">{t('newPassword.dead')}</p>
        </div>
      )}
      {token === null ? (
        <PasswordLinkForm />
      ) : (
        <NewPasswordForm key={token} token={token} onUsed={spend} onDead={onDead} />
      )}
    </section>
  );
}

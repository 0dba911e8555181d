import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint';

/** A password that can be pasted, shown, and that notices caps lock. */
export function PasswordControl(input: ComponentProps<'input'>) {
  const { t } = useTranslation('forms');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="password">
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={noticeCapsLock}
        onKeyUp={noticeCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <button
        type="button"
        className="password-eye needs-script"
        aria-controls={input.id}
        aria-label={isShown ? t('password.hide') : t('password.show')}
        onClick={() => setShown(!isShown)}
      />
      <Hint role="status">{hasCapsLock && t('password.capsLock')}</Hint>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Why the form that a link led to has gone. It takes the focus, which went with that form's button. */
export function DeadLink() {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p>{t('newPassword.dead')}</p>
    </div>
  );
}

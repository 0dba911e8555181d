import { useTranslation } from 'react-i18next';
import { HONEYPOT_FIELD } from '../../contract/wire';

/** Off-screen, out of the tab order and away from autofill: only a machine fills it in. */
export function Honeypot() {
  const { t } = useTranslation('forms');
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t('honeypot.label')}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { type ApiError, CONFLICT } from '../../api/api-error';

/** Says that the address has an account already, where the server doesn't name the field. */
export function useEmailInUse(): (failure: ApiError) => string | null {
  const { t } = useTranslation('forms');
  return ({ status }) => (status === CONFLICT ? t('error.email-in-use') : null);
}

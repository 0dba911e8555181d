import { useTranslation } from 'react-i18next';
import { logOut } from '../../runtime/log-out';
import { Button } from '../../ui/button';

export function LogOutButton() {
  const { t } = useTranslation();
  return <Button onClick={() => void logOut()}>{t('action.logOut')}</Button>;
}

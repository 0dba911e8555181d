import { useTranslation } from 'react-i18next';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { LoginHelp } from './login-help';

export function Page() {
  const { t } = useTranslation('login');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('log in')} />
      <div className="frame beside">
        <LoginHelp />
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('registration');
  return (
    <div className="frame">
      <h1>{t('meta.starter.title')}</h1>
      <p className="lead">{t('meta.starter.description')}</p>
    </div>
  );
}

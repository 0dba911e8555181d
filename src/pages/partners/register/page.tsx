import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <div className="frame">
      <h1>{t('meta.register.title')}</h1>
      <p className="lead">{t('meta.register.description')}</p>
    </div>
  );
}

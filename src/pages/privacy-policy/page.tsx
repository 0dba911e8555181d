import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('privacy');
  return (
    <div className="frame">
      <h1>{t('meta.index.title')}</h1>
      <p className="lead">{t('meta.index.description')}</p>
    </div>
  );
}

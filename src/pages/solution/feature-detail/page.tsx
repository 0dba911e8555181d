import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('solution');
  return (
    <div className="frame">
      <h1>{t('meta.featureDetail.title')}</h1>
      <p className="lead">{t('meta.featureDetail.description')}</p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('solution');
  return (
    <div className="frame">
      <h1>{t('meta.featureList.title')}</h1>
      <p className="lead">{t('meta.featureList.description')}</p>
    </div>
  );
}

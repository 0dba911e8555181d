import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <div className="frame">
      <h1>{t('meta.learnMore.title')}</h1>
      <p className="lead">{t('meta.learnMore.description')}</p>
    </div>
  );
}

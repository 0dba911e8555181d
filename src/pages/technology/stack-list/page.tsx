import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('technology');
  return (
    <div className="frame">
      <h1>{t('meta.stackList.title')}</h1>
      <p className="lead">{t('meta.stackList.description')}</p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';

export function PrivacyScope() {
  const { t } = useTranslation('privacy-policy');
  return (
    <Section id="scope" split title={t('scope.title')}>
      <div className="prose">
        <p>{t('scope.who')}</p>
        <p>{t('scope.service')}</p>
      </div>
    </Section>
  );
}

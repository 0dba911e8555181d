import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';

export function TermsService() {
  const { t } = useTranslation('terms-of-service');
  return (
    <>
      <Section id="service" split title={t('availability.title')}>
        <div className="prose">
          <p>{t('availability.text')}</p>
          <p>{t('availability.liability')}</p>
        </div>
      </Section>
      <Section id="property" split title={t('property.title')}>
        <p className="prose">{t('property.text')}</p>
      </Section>
    </>
  );
}

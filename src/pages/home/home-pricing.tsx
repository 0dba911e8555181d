import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';

export function HomePricing() {
  const { t } = useTranslation('home');
  return (
    <Section id="pricing" split title={t('pricing.title')}>
      <p className="lead">{t('pricing.lead')}</p>
      <p>
        <LocalizedLink to="pricing" className="link">
          {t('pricing.link')}
        </LocalizedLink>
      </p>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { PLAN_IDS } from '../../contract/plans';
import { MoreLink } from '../../sections/more-link';
import { Section } from '../../ui/section';

/** What the plans cost; the specification, section 3, wants all that comes on top beside the price. */
export function HomePricing() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section
      id="pricing"
      title={t('home:pricing.title')}
      link={<MoreLink to="pricing">{t('home:pricing.link')}</MoreLink>}
    >
      <ul className="offers">
        {PLAN_IDS.map((plan) => (
          <li key={plan}>
            <h3>{t(`common:plan.${plan}`)}</h3>
            <p className="price">{t(`home:pricing.${plan}.price`)}</p>
            <p>{t(`home:pricing.${plan}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';

/** What the plans cost; the specification, section 3, wants all that comes on top beside the price. */
export function HomePricing() {
  const { t } = useTranslation(['home', 'common']);
  const offers = [
    {
      plan: t('common:plan.free-trial'),
      price: t('home:pricing.free-trial.price'),
      text: t('home:pricing.free-trial.text'),
    },
    {
      plan: t('common:plan.starter'),
      price: t('home:pricing.starter.price'),
      text: t('home:pricing.starter.text'),
    },
    {
      plan: t('common:plan.enterprise'),
      price: t('home:pricing.enterprise.price'),
      text: t('home:pricing.enterprise.text'),
    },
  ];
  return (
    <Section
      id="pricing"
      title={t('home:pricing.title')}
      link={
        <LocalizedLink to="pricing" className="link">
          {t('home:pricing.link')}
        </LocalizedLink>
      }
    >
      <ul className="offers">
        {offers.map(({ plan, price, text }) => (
          <li key={plan}>
            <h3>{plan}</h3>
            <p className="price">{price}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

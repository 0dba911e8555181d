import { useTranslation } from 'react-i18next';
import { PLAN_IDS } from '../../contract/plans';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';

/** What the plans cost; the specification, section 3, wants all that comes on top beside the price. */
export function HomePricing() {
  const { t } = useTranslation();
  const texts = useTexts()('home:pricing');
  return (
    <TextSection of="home:pricing" linkTo="pricing">
      <ul className="offers">
        {PLAN_IDS.map((plan) => (
          <li key={plan}>
            <h3>{t(`plan.${plan}`)}</h3>
            <p className="price">{texts[plan].price}</p>
            <p>{texts[plan].text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}

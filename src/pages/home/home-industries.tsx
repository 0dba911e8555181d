import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import './home.css';

const INDUSTRIES = ['ageRestricted', 'banking', 'sharing', 'crypto'] as const;

/** The industries that the specification names, section 1. */
export function HomeIndustries() {
  const { t } = useTranslation('home');
  return (
    <Section id="industries" title={t('industries.title')}>
      <ul className="industries">
        {INDUSTRIES.map((industry) => (
          <li key={industry}>
            <h3>{t(`industries.${industry}.term`)}</h3>
            <p>{t(`industries.${industry}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

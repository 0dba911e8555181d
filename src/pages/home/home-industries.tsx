import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import './home.css';

/** The industries that the specification names, section 1. */
export function HomeIndustries() {
  const { t } = useTranslation('home');
  const industries = [
    { term: t('industries.ageRestricted.term'), text: t('industries.ageRestricted.text') },
    { term: t('industries.banking.term'), text: t('industries.banking.text') },
    { term: t('industries.sharing.term'), text: t('industries.sharing.text') },
    { term: t('industries.crypto.term'), text: t('industries.crypto.text') },
  ];
  return (
    <Section id="industries" title={t('industries.title')}>
      <ul className="industries">
        {industries.map(({ term, text }) => (
          <li key={term}>
            <h3>{term}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Disclosure } from '../../ui/disclosure';
import { Section } from '../../ui/section';

export function PriceQuestions() {
  const { t } = useTranslation('pricing');
  return (
    <Section
      id="questions"
      split
      title={t('questions.title')}
      link={
        <LocalizedLink to="faq" className="link">
          {t('questions.link')}
        </LocalizedLink>
      }
    >
      <div>
        <Disclosure summary={t('questions.minimum.question')}>{t('questions.minimum.answer')}</Disclosure>
        <Disclosure summary={t('questions.setup.question')}>{t('questions.setup.answer')}</Disclosure>
        <Disclosure summary={t('questions.vat.question')}>{t('questions.vat.answer')}</Disclosure>
      </div>
    </Section>
  );
}

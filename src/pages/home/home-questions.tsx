import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Disclosure } from '../../ui/disclosure';
import { Section } from '../../ui/section';

export function HomeQuestions() {
  const { t } = useTranslation('home');
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
        <Disclosure summary={t('questions.app.question')}>{t('questions.app.answer')}</Disclosure>
        <Disclosure summary={t('questions.documents.question')}>{t('questions.documents.answer')}</Disclosure>
        <Disclosure summary={t('questions.human.question')}>{t('questions.human.answer')}</Disclosure>
      </div>
    </Section>
  );
}

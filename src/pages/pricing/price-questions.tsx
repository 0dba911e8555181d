import { useTranslation } from 'react-i18next';
import { Questions } from '../../sections/questions';

export function PriceQuestions() {
  const { t } = useTranslation('pricing');
  return (
    <Questions
      title={t('questions.title')}
      link={t('questions.link')}
      entries={[
        { question: t('questions.minimum.question'), answer: t('questions.minimum.answer') },
        { question: t('questions.setup.question'), answer: t('questions.setup.answer') },
        { question: t('questions.vat.question'), answer: t('questions.vat.answer') },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Questions } from '../../sections/questions';

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <Questions
      title={t('questions.title')}
      link={t('questions.link')}
      entries={[
        { question: t('questions.app.question'), answer: t('questions.app.answer') },
        { question: t('questions.documents.question'), answer: t('questions.documents.answer') },
        { question: t('questions.human.question'), answer: t('questions.human.answer') },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Questions } from '../../sections/questions';

const QUESTIONS = ['app', 'documents', 'human'] as const;

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <Questions
      title={t('questions.title')}
      link={t('questions.link')}
      entries={QUESTIONS.map((name) => ({
        question: t(`questions.${name}.question`),
        answer: t(`questions.${name}.answer`),
      }))}
    />
  );
}

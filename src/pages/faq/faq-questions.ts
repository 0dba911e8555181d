import { useTranslation } from 'react-i18next';

export interface FaqQuestion {
  /** The answer's address within the page: links to it are kept, so it doesn't change. */
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: FaqQuestion[];
}

export function useFaqQuestions(): FaqGroup[] {
  const { t } = useTranslation('faq');
  return [
    {
      id: 'verification',
      title: t('group.verification'),
      questions: [
        {
          id: 'documents',
          question: t('verification.documents.question'),
          answer: t('verification.documents.answer'),
        },
        {
          id: 'duration',
          question: t('verification.duration.question'),
          answer: t('verification.duration.answer'),
        },
        { id: 'fraud', question: t('verification.fraud.question'), answer: t('verification.fraud.answer') },
        {
          id: 'liveness',
          question: t('verification.liveness.question'),
          answer: t('verification.liveness.answer'),
        },
        {
          id: 'lookup',
          question: t('verification.lookup.question'),
          answer: t('verification.lookup.answer'),
        },
        {
          id: 'reviewer',
          question: t('verification.human.question'),
          answer: t('verification.human.answer'),
        },
      ],
    },
    {
      id: 'integration',
      title: t('group.integration'),
      questions: [
        {
          id: 'channels',
          question: t('integration.channels.question'),
          answer: t('integration.channels.answer'),
        },
        { id: 'app', question: t('integration.app.question'), answer: t('integration.app.answer') },
        { id: 'rules', question: t('integration.rules.question'), answer: t('integration.rules.answer') },
        {
          id: 'documentation',
          question: t('integration.documentation.question'),
          answer: t('integration.documentation.answer'),
        },
      ],
    },
    {
      id: 'price',
      title: t('group.pricing'),
      questions: [
        { id: 'trial', question: t('pricing.trial.question'), answer: t('pricing.trial.answer') },
        { id: 'starter', question: t('pricing.starter.question'), answer: t('pricing.starter.answer') },
        {
          id: 'enterprise',
          question: t('pricing.enterprise.question'),
          answer: t('pricing.enterprise.answer'),
        },
      ],
    },
    {
      id: 'data',
      title: t('group.data'),
      questions: [
        { id: 'stored', question: t('data.site.question'), answer: t('data.site.answer') },
        { id: 'trackers', question: t('data.trackers.question'), answer: t('data.trackers.answer') },
        { id: 'deletion', question: t('data.rights.question'), answer: t('data.rights.answer') },
      ],
    },
    {
      id: 'company',
      title: t('group.company'),
      questions: [
        { id: 'support', question: t('company.support.question'), answer: t('company.support.answer') },
        { id: 'partner', question: t('company.partner.question'), answer: t('company.partner.answer') },
        { id: 'languages', question: t('company.languages.question'), answer: t('company.languages.answer') },
      ],
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { ReviewersDesk } from '../illustrations/desk/reviewers-desk';
import { Section } from '../ui/section';
import './solution.css';

export function SolutionDesk() {
  const { t } = useTranslation('solution');
  return (
    <Section id="review" title={t('desk.title')} lead={t('desk.lead')}>
      <ReviewersDesk
        texts={{
          transaction: t('desk.transaction'),
          clear: t('desk.clear'),
          unclear: t('desk.unclear'),
          signal: {
            textZones: t('desk.signal.textZones'),
            faceMatch: t('desk.signal.faceMatch'),
            liveness: t('desk.signal.liveness'),
            email: t('desk.signal.email'),
            device: t('desk.signal.device'),
          },
          score: t('desk.score'),
          rules: t('desk.rules'),
          rule: {
            deviceWeight: t('desk.rule.deviceWeight'),
            reviewFrom: t('desk.rule.reviewFrom'),
            refuseFrom: t('desk.rule.refuseFrom'),
          },
          outcome: {
            pass: t('desk.outcome.pass'),
            review: t('desk.outcome.review'),
            refuse: t('desk.outcome.refuse'),
          },
          approve: t('desk.approve'),
          reject: t('desk.reject'),
          approved: t('desk.approved'),
          rejected: t('desk.rejected'),
          note: t('desk.note'),
        }}
      />
    </Section>
  );
}

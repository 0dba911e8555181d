import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';

const STEPS = ['instructions', 'selfie', 'document', 'result'] as const;

/** Specification, section 1: the end user's four steps. */
export function HomeJourney() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="journey"
      title={t('journey.title')}
      lead={t('journey.lead')}
      link={<MoreLink to="solution">{t('journey.link')}</MoreLink>}
    >
      <StepList
        steps={STEPS.map((name) => ({ term: t(`journey.${name}.term`), text: t(`journey.${name}.text`) }))}
      />
    </Section>
  );
}

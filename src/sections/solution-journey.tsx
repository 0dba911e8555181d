import { useTranslation } from 'react-i18next';
import { JourneyPhone } from '../illustrations/journey/journey-phone';
import { Section } from '../ui/section';
import './solution.css';

/** Specification, section 1: the end user's four steps. */
export function SolutionJourney() {
  const { t } = useTranslation('solution');
  return (
    <Section id="journey" title={t('journey.title')} lead={t('journey.lead')}>
      <JourneyPhone
        label={t('journey.label')}
        steps={{
          instructions: { term: t('journey.instructions.term'), text: t('journey.instructions.text') },
          selfie: { term: t('journey.selfie.term'), text: t('journey.selfie.text') },
          document: { term: t('journey.document.term'), text: t('journey.document.text') },
          result: { term: t('journey.result.term'), text: t('journey.result.text') },
        }}
        words={{
          needed: t('journey.screen.needed'),
          light: t('journey.screen.light'),
          document: t('journey.screen.document'),
          time: t('journey.screen.time'),
          turn: t('journey.screen.turn'),
          hold: t('journey.screen.hold'),
          passed: t('journey.screen.passed'),
        }}
      />
    </Section>
  );
}

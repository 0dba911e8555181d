import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';

/** Specification, section 1: the end user's four steps. */
export function HomeJourney() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="journey"
      title={t('journey.title')}
      lead={t('journey.lead')}
      link={
        <LocalizedLink to="solution" className="link">
          {t('journey.link')}
        </LocalizedLink>
      }
    >
      <StepList
        steps={[
          { term: t('journey.instructions.term'), text: t('journey.instructions.text') },
          { term: t('journey.selfie.term'), text: t('journey.selfie.text') },
          { term: t('journey.document.term'), text: t('journey.document.text') },
          { term: t('journey.result.term'), text: t('journey.result.text') },
        ]}
      />
    </Section>
  );
}

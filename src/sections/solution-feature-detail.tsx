import { useTranslation } from 'react-i18next';
import { Section } from '../ui/section';
import { SolutionInspections } from './solution-inspection';

/** Each check explained, under the same number that the list gives it. */
export function SolutionFeatureDetail() {
  const { t } = useTranslation('solution');
  return (
    <Section
      id="feature-detail"
      title={t('featureDetail.sectionTitle')}
      lead={t('featureDetail.sectionLead')}
    >
      <SolutionInspections />
    </Section>
  );
}

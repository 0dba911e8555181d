import { useTranslation } from 'react-i18next';
import { Anatomy } from '../illustrations/anatomy/anatomy';
import { DefinitionRows } from '../ui/definition-rows';
import { Section } from '../ui/section';
import { useSolutionFeatures } from './solution-features';
import './solution.css';

/** Each check explained, under the same number that the list gives it. */
export function SolutionFeatureDetail() {
  const { t } = useTranslation('solution');
  return (
    <Section
      id="feature-detail"
      title={t('featureDetail.sectionTitle')}
      lead={t('featureDetail.sectionLead')}
    >
      <div className="feature-details">
        {useSolutionFeatures().map(({ id, term, text, features }, index) => (
          <div key={id} className="feature-group feature-detail">
            <div className="feature-detail-heading">
              <h3 className="feature-group-name">{term}</h3>
              <p className="note">{text}</p>
              <Anatomy id={id} number={index + 1} />
            </div>
            <DefinitionRows className="feature-rows" rows={features} />
          </div>
        ))}
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { GroupExhibits } from '../illustrations/inspection/group-exhibits';
import { SpecimenSource } from '../illustrations/inspection/specimen-detail';
import { LocalizedLink } from '../routes/localized-link';
import { Section } from '../ui/section';
import { useSolutionFeatures } from './solution-features';
import './solution-features.css';

/** Every check and tool by name, numbered as on what it looks at; each leads to its explanation. */
export function SolutionFeatureList() {
  const { t } = useTranslation('solution');
  return (
    <Section id="feature-list" title={t('list.title')} lead={t('list.lead')}>
      <SpecimenSource />
      <div className="feature-index">
        {useSolutionFeatures().map(({ id, term, text, features }) => (
          <div key={id} className="feature-group">
            <div>
              <h3 className="feature-group-name">{term}</h3>
              <p className="note">{text}</p>
            </div>
            <GroupExhibits of={id} />
            <ul>
              {features.map((feature) => (
                <li key={feature.id} className="feature-entry">
                  <LocalizedLink to="solution/feature-detail" hash={`#${feature.id}`}>
                    <span>{feature.term}</span>
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { Section } from '../ui/section';
import { useSolutionFeatures } from './solution-features';
import './solution.css';

/** Every check and tool by name, numbered like the fields of a driving licence; each leads to its explanation. */
export function SolutionFeatureList() {
  const { t } = useTranslation('solution');
  return (
    <Section id="feature-list" title={t('list.title')} lead={t('list.lead')}>
      <div className="feature-index">
        {useSolutionFeatures().map(({ id, term, features }) => (
          <div key={id} className="feature-group">
            <h3 className="feature-group-name">{term}</h3>
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

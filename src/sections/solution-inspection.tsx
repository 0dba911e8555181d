import { Inspection } from '../illustrations/inspection/inspection';
import { useSolutionFeatures } from './solution-features';
import './solution.css';

interface SolutionInspectionProps {
  /** What each check looks at, below its name; else the names alone. */
  explained?: boolean;
}

/** All checks and tools beside the one specimen that they look at, in the order of the list. */
export function SolutionInspection({ explained = false }: SolutionInspectionProps) {
  return (
    <Inspection>
      {useSolutionFeatures().map(({ id, term, text, features }) => (
        <div key={id} className="inspection-group">
          <h3 className="inspection-name">{term}</h3>
          {explained && <p className="note">{text}</p>}
          <ul>
            {features.map((feature) => (
              <li key={feature.id} id={feature.id} className="check">
                {explained ? (
                  <>
                    <strong>{feature.term}</strong>
                    <span className="check-text">{feature.text}</span>
                  </>
                ) : (
                  feature.term
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Inspection>
  );
}

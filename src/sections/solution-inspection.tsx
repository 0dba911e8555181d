import { GroupExhibits } from '../illustrations/inspection/group-exhibits';
import { InspectedSheet, Inspection } from '../illustrations/inspection/inspection';
import { SpecimenSource } from '../illustrations/inspection/specimen-detail';
import { type FeatureGroup, useSolutionFeatures } from './solution-features';

interface GroupProps {
  group: FeatureGroup;
  /** What each check looks at, below its name; else the names alone. */
  explained?: boolean;
}

function Group({ group: { term, text, features }, explained = false }: GroupProps) {
  return (
    <div className="inspection-group">
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
  );
}

/** All checks and tools by name beside the one specimen that they look at, in the order of the list. */
export function SolutionInspection() {
  return (
    <Inspection table={<InspectedSheet />}>
      {useSolutionFeatures().map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Inspection>
  );
}

/** The same explained, each group beside what it looks at. */
export function SolutionInspections() {
  return (
    <div className="inspections">
      <SpecimenSource />
      {useSolutionFeatures().map((group) => (
        <Inspection key={group.id} table={<GroupExhibits of={group.id} />}>
          <Group group={group} explained />
        </Inspection>
      ))}
    </div>
  );
}

import './step-list.css';
import { Drawing } from './drawing';

export interface Step {
  term: string;
  text: string;
}

interface StepListProps {
  steps: readonly Step[];
  /** Whether each step has its picture. */
  drawn?: boolean;
}

/** What happens one after another; the numbers come from the stylesheet. */
export function StepList({ steps, drawn = false }: StepListProps) {
  return (
    <ol className="steps">
      {steps.map(({ term, text }) => (
        <li key={term} className="step">
          {drawn && <Drawing />}
          <h3>{term}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

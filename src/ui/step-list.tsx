import './step-list.css';

export interface Step {
  term: string;
  text: string;
}

/** What happens one after another; the numbers come from the stylesheet. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ term, text }) => (
        <li key={term} className="step">
          <h3>{term}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

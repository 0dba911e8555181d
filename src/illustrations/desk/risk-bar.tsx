import { useId } from 'react';
import { HIGHEST_SCORE, type Rules } from './sample-transaction';

interface RiskBarProps {
  label: string;
  score: number;
  rules: Rules;
  /** What happens from each of the two limits on; the figure follows. */
  limits: { reviewFrom: string; refuseFrom: string };
}

/** A meter counts what equals a limit to what lies below it; a rule that acts from a score on does not. */
const BELOW = 1;

/** Of the bar: half of the longest name on a phone. */
const NAME_REACH = 0.2;

/** A limit's name stands at its mark, and ends with the bar where it would leave it. */
function nameAt(limit: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  const place = limit / HIGHEST_SCORE;
  if (place < NAME_REACH) return { x: '0', textAnchor: 'start' };
  if (place > 1 - NAME_REACH) return { x: '100%', textAnchor: 'end' };
  return { x: `${place * 100}%`, textAnchor: 'middle' };
}

/** The score, on a bar on which the two limits are marked: one above it and one below, for they may be moved together. */
export function RiskBar({ label, score, rules, limits }: RiskBarProps) {
  const id = useId();
  const marks = [
    { limit: rules.reviewFrom, name: limits.reviewFrom, text: '0.875em', from: '1.25em', to: '2.625em' },
    { limit: rules.refuseFrom, name: limits.refuseFrom, text: '4.25em', from: '1.875em', to: '3.25em' },
  ];
  return (
    <div className="desk-score">
      <label htmlFor={id}>{label}</label>
      <strong aria-hidden="true">{score}</strong>
      <div className="desk-bar">
        <meter
          id={id}
          min={0}
          max={HIGHEST_SCORE}
          low={rules.reviewFrom - BELOW}
          high={rules.refuseFrom - BELOW}
          optimum={0}
          value={score}
        />
        {/* The rules beside it say the same, each with its name and its figure. */}
        <svg aria-hidden="true" className="desk-limits">
          {marks.map(({ limit, name, text, from, to }) => {
            const x = `${(limit / HIGHEST_SCORE) * 100}%`;
            return (
              <g key={name}>
                <line x1={x} y1={from} x2={x} y2={to} />
                <text y={text} {...nameAt(limit)}>
                  {`${name} ${limit}`}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

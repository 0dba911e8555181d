import { useId } from 'react';
import { useEnteredBefore } from '../../ui/use-entered-before';

interface RuleSliderProps {
  name: string;
  label: string;
  /** 0 to `max`. */
  value: number;
  max: number;
  /** Id of what else is to be known of it. */
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

/** The slider says its figure by itself: the one that is seen would be said a second time. */
export function RuleSlider({ name, label, value, max, describedBy, onChange }: RuleSliderProps) {
  const id = useId();
  const input = useEnteredBefore(`${value}`, ({ valueAsNumber }) => onChange(valueAsNumber));
  return (
    <div className="rule">
      <div className="rule-label">
        <label htmlFor={id}>{label}</label>{' '}
        <output htmlFor={id} aria-live="off">
          {value}
        </output>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        name={name}
        min={0}
        max={max}
        step={5}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className="rule-ends" aria-hidden="true">
        <span>0</span> <span>{max}</span>
      </span>
    </div>
  );
}

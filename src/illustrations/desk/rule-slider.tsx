import { useId } from 'react';

interface RuleSliderProps {
  name: string;
  label: string;
  /** 0 to 100. */
  value: number;
  onChange: (value: number) => void;
}

export function RuleSlider({ name, label, value, onChange }: RuleSliderProps) {
  const id = useId();
  return (
    <div className="rule">
      <div className="rule-label">
        <label htmlFor={id}>{label}</label> <output htmlFor={id}>{value}</output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

interface RuleSliderProps {
  name: string;
  label: string;
  /** 0 to 100. */
  value: number;
  onChange: (value: number) => void;
}

export function RuleSlider({ name, label, value, onChange }: RuleSliderProps) {
  return (
    <label className="rule">
      <span className="rule-label">
        {label} <output>{value}</output>
      </span>
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

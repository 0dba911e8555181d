import { CURVE, CURVE_LINE, CURVE_SHADES, pointAt } from './curve-geometry';
import { LAST_STEP, stepOf, volumeAt } from './volume-scale';

interface PriceCurveProps {
  /** What the slider chooses. */
  label: string;
  volume: number;
  /** The volume and its price, in words. */
  value: string;
  /** A volume and its price for each decade of the ruler, in the reader's own numbers. */
  examples: readonly { volume: string; price: string }[];
  choose: (volume: number) => void;
}

/** The price over the volume. Its point is the thumb of a native slider that lies over the drawing, unseen. */
export function PriceCurve({ label, volume, value, examples, choose }: PriceCurveProps) {
  const { x, y } = pointAt(volume);
  return (
    <div className="curve">
      <div className="curve-plot">
        <input
          type="range"
          className="needs-script"
          name="volume-slider"
          aria-label={label}
          aria-valuetext={value}
          max={LAST_STEP}
          value={stepOf(volume)}
          onChange={(event) => choose(volumeAt(event.target.valueAsNumber))}
        />
        <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden="true">
          <path className="curve-shades" d={CURVE_SHADES} />
          <path className="curve-drop" d={`M${x} ${y}V${CURVE.height}`} />
          <path className="curve-line" d={CURVE_LINE} />
          <path className="curve-halo" d={`M${x} ${y}h0`} />
          <path className="curve-point" d={`M${x} ${y}h0`} />
        </svg>
      </div>
      <dl className="curve-examples">
        {examples.map((example) => (
          <div key={example.volume}>
            <dt>{example.volume}</dt>
            <dd>{example.price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

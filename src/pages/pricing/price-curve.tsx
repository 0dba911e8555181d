import type { Ref } from 'react';
import { CURVE, CURVE_LINE, CURVE_SHADES } from './curve-geometry';
import { chosenVolume, SLIDER_NAME, shownEstimate } from './shown-estimate';
import { LAST_STEP } from './volume-scale';

interface PriceCurveProps {
  slider: Ref<HTMLInputElement>;
  /** What the slider chooses. */
  label: string;
  volume: number;
  /** A volume and its price for each decade of the ruler, in the reader's own numbers. */
  examples: readonly { volume: string; price: string }[];
  choose: (volume: number) => void;
}

/** The price over the volume. Its point is the thumb of a native slider that lies over the drawing, unseen. */
export function PriceCurve({ slider, label, volume, examples, choose }: PriceCurveProps) {
  const { count, step, drop, point } = shownEstimate(volume);
  return (
    <div className="curve">
      <div className="curve-plot">
        <input
          ref={slider}
          suppressHydrationWarning
          type="range"
          className="needs-script"
          name={SLIDER_NAME}
          aria-label={label}
          // The estimate is said when it changes: here it would be a second time.
          aria-valuetext={count}
          max={LAST_STEP}
          value={step}
          onChange={({ target }) => choose(chosenVolume(target) ?? volume)}
        />
        <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden="true">
          <path className="curve-shades" d={CURVE_SHADES} />
          <path className="curve-drop" d={drop} suppressHydrationWarning />
          <path className="curve-line" d={CURVE_LINE} />
          <path className="curve-halo" d={point} suppressHydrationWarning />
          <path className="curve-point" d={point} suppressHydrationWarning />
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

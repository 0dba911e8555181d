import type { Examined } from './examine';
import { caughtClass, faceFields } from './face-fields';
import type { Forged } from './forgery';
import './specimen.css';

interface CardFaceProps {
  forged: Forged;
  /** What the checks have found to be wrong. */
  caught: readonly Examined['check'][];
}

/** Drawn, not said: the picture's text alternative stands with the whole card. What glows is unseen by daylight. */
export function CardFace({ forged, caught }: CardFaceProps) {
  return (
    <div className="card-face" aria-hidden="true" lang="en">
      <div className="face-waves" />
      <p className="face-top">
        <span>UTOPIA · IDENTITY CARD</span>
        <span className="face-specimen mrz">SPECIMEN</span>
      </p>
      <div className={forged.has('photo') ? 'face-photo face-swapped' : 'face-photo'}>
        <div className="face-portrait" />
        {caught.includes('face') && <div className="caught" />}
      </div>
      <dl className="face-fields">
        {faceFields(forged).map(({ label, value, place, of }) => (
          <div key={label} className={place && `face-${place}`}>
            <dt>{label}</dt>
            <dd>
              <span className={caughtClass(caught, of)}>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="face-seal">
        <div className="uv-mark face-ghost" />
      </div>
      <div className="uv-mark face-halo" />
      <p className="uv-mark face-microtext mrz">
        GENUINE&lt;UNDER&lt;ULTRAVIOLET&lt;LIGHT
        <span>&lt;&lt;GENUINE&lt;UNDER&lt;ULTRAVIOLET&lt;LIGHT</span>
      </p>
      {forged.has('hole') && <div className="face-hole caught" />}
    </div>
  );
}

import { SPECIMEN } from './td1';
import './specimen.css';

/** The card's data as it is printed; dates as an English-speaking country that does not exist prints them. */
const PRINTED = {
  holder: `${SPECIMEN.surname}, ${SPECIMEN.givenNames}`,
  birth: '12 AUG 1974',
  expiry: '15 APR 2032',
};

const FIELDS = [
  { label: 'Surname / Given names', value: PRINTED.holder, wide: true },
  { label: 'Document no.', value: SPECIMEN.documentNumber },
  { label: 'Date of birth', value: PRINTED.birth },
  { label: 'Nationality', value: 'UTO' },
  { label: 'Expires', value: PRINTED.expiry },
] as const;

/**
 * Drawn, not said: the picture's text alternative stands with the whole card. What glows is unseen by daylight. Its print
 * is English on every page, and Firefox sets no Thai below 10 px.
 */
export function CardFace() {
  return (
    <div className="card-face" aria-hidden="true" lang="en">
      <div className="face-waves" />
      <p className="face-top">
        <span>UTOPIA · IDENTITY CARD</span>
        <span className="mrz">UTO</span>
      </p>
      <div className="face-photo">
        <div className="face-portrait" />
        <div className="uv-mark face-halo" />
      </div>
      <dl className="face-fields">
        {FIELDS.map(({ label, value, ...field }) => (
          <div key={label} className={'wide' in field ? 'face-wide' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="face-seal" />
      <p className="face-specimen mrz">SPECIMEN</p>
      <p className="uv-mark face-microtext mrz">
        UTO&lt;GENUINE&lt;UNDER&lt;ULTRAVIOLET&lt;LIGHT&lt;UTO&lt;GENUINE&lt;UNDER
      </p>
      <div className="uv-mark face-ghost" />
      <div className="scan" />
    </div>
  );
}

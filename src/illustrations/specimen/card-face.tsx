import type { Examined } from './examine';
import { asPrinted, type Forged, printOf } from './forgery';
import { SPECIMEN } from './td1';
import './specimen.css';

interface CardFaceProps {
  forged: Forged;
  /** What the checks have found to be wrong. */
  caught: readonly Examined['check'][];
}

/**
 * Drawn, not said: the picture's text alternative stands with the whole card. What glows is unseen by daylight. Its print
 * is English on every page, and Firefox sets no Thai below 10 px.
 */
export function CardFace({ forged, caught }: CardFaceProps) {
  const print = printOf(forged);
  const fields = [
    { label: 'Surname / Given names', value: `${SPECIMEN.surname}, ${SPECIMEN.givenNames}`, place: 'wide' },
    { label: 'Document no.', value: print.documentNumber, of: 'documentNumber' },
    { label: 'Date of birth', value: asPrinted(print.birthDate, '19'), of: 'birthDate' },
    { label: 'Nationality', value: 'UTO', place: 'more' },
    { label: 'Expires', value: asPrinted(print.expiryDate, '20'), of: 'expiryDate', place: 'more' },
  ] as const;
  const mark = (of: Examined['check'] | undefined) => (of && caught.includes(of) ? 'caught' : undefined);
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
        {fields.map(({ label, value, ...field }) => (
          <div key={label} className={'place' in field ? `face-${field.place}` : undefined}>
            <dt>{label}</dt>
            <dd>
              <span className={mark('of' in field ? field.of : undefined)}>{value}</span>
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
      {forged.has('hole') && <div className={`face-hole ${mark('card')}`} />}
    </div>
  );
}

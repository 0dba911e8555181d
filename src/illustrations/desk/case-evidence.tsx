import { SPECIMEN, writeTd1 } from '../specimen/td1';

const ZONE = writeTd1(SPECIMEN);

/** What the reviewer looks at: the document and the face. Drawn: the checks beside it say it in words. */
export function CaseEvidence() {
  return (
    <div className="desk-evidence" aria-hidden="true">
      <div className="desk-document">
        <div className="desk-photo" />
        <p>
          ERIKSSON
          <br />
          ANNA MARIA
        </p>
        <p>
          D23145890
          <br />
          12 AUG 1974
        </p>
        <div className="desk-zone mrz">
          {ZONE.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="desk-selfie">
        <div className="desk-face" />
      </div>
      <p className="desk-caption mrz">{'TRANSACTION<SPECIMEN'}</p>
    </div>
  );
}

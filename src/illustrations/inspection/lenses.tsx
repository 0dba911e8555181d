import { SpecimenDetail } from './specimen-detail';
import './lenses.css';

/** Document, face and data under three glasses, the face in the eye of the page's seal. The sheet itself stands elsewhere. */
export function Lenses() {
  return (
    <div className="lenses">
      <SpecimenDetail of="document" />
      <SpecimenDetail of="person" />
      <SpecimenDetail of="background" />
    </div>
  );
}

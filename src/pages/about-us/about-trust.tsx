import { RowsSection } from '../../sections/texts/rows-section';
import './about-trust.css';

/** What the heading says, drawn; each of the three is explained where it stands. */
export function AboutTrust() {
  return <RowsSection of="about-us:trust" className="strangers" />;
}

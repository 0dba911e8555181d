import { HeadlineFigures } from '../../../sections/headline-figures';
import { OnwardLinks } from '../../../sections/onward-links';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { AboutClosing } from '../about-closing';
import '../about-trust.css';

export function Page() {
  return (
    <>
      <TextHeading of="about-us:topBanner" />
      <RowsSection of="about-us:consequences" className="rows-statement" />
      <HeadlineFigures />
      <OnwardLinks of="about-us:onward" to={['about-us', 'solution', 'contacts']} />
      <AboutClosing />
    </>
  );
}

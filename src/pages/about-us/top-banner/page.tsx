import { HeadlineFigures } from '../../../sections/headline-figures';
import { OnwardLinks } from '../../../sections/onward-links';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';
import { AboutClosing } from '../about-closing';

export function Page() {
  return (
    <>
      <TextHeading of="about-us:topBanner" mrz={toMrz('about us', 'summary')} />
      <RowsSection of="about-us:consequences" split />
      <HeadlineFigures />
      <OnwardLinks of="about-us:onward" to={['about-us', 'solution', 'contacts']} />
      <AboutClosing />
    </>
  );
}

import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { AboutClosing } from '../about-closing';
import { AboutSides } from './about-sides';

export function Page() {
  return (
    <>
      <PrintedHeading of="about-us:topBanner" full />
      <AboutSides />
      <OnwardLinks of="about-us:onward" to={['about-us', 'solution', 'contacts']} />
      <AboutClosing as={ClosingLine} />
    </>
  );
}

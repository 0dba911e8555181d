import { OnwardLinks } from '../../../sections/onward-links';
import { TextHeading } from '../../../sections/texts/text-heading';
import { AboutClosing } from '../about-closing';
import { AboutSides } from './about-sides';

export function Page() {
  return (
    <>
      <TextHeading of="about-us:topBanner" print="full" />
      <AboutSides />
      <OnwardLinks of="about-us:onward" to={['about-us', 'solution', 'contacts']} />
      <AboutClosing />
    </>
  );
}

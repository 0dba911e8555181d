import { HeadlineFigures } from '../../sections/headline-figures';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';
import { AboutClosing } from './about-closing';
import { AboutTrust } from './about-trust';

export function Page() {
  return (
    <>
      <TextHeading of="about-us:banner" mrz={toMrz('about us')} />
      <HeadlineFigures />
      <AboutTrust />
      <RowsSection of="about-us:work" split />
      <RowsSection of="about-us:principles" split />
      <AboutClosing />
    </>
  );
}

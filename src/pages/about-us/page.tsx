import { HeadlineFigures } from '../../sections/headline-figures';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { AboutClosing } from './about-closing';
import { AboutTrust } from './about-trust';
import '../../ui/statement-rows.css';

export function Page() {
  return (
    <>
      <TextHeading of="about-us:banner" />
      <HeadlineFigures inRow />
      <AboutTrust />
      <RowsSection of="about-us:work" className="rows-columns" />
      <RowsSection of="about-us:principles" className="rows-statement" />
      <AboutClosing />
    </>
  );
}

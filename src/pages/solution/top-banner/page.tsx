import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { StartActions } from '../../../sections/start-actions';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { RowsSection } from '../../../sections/texts/rows-section';
import '../../../ui/statement-rows.css';
import './top-banner.css';

export function Page() {
  return (
    <>
      <PrintedHeading of="solution:topBanner" full actions={<StartActions />} />
      <RowsSection of="solution:roles" />
      <RowsSection of="solution:outcomes" className="rows-statement" />
      <OnwardLinks of="solution:onward" to={['solution', 'solution/feature-list', 'solution/stack-list']} />
      <ClosingLine of="solution:cta" />
    </>
  );
}

import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionFeatureList } from '../../../sections/solution-feature-list';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { RowsSection } from '../../../sections/texts/rows-section';

export function Page() {
  return (
    <>
      <PrintedHeading of="solution:featureList" print="margin" />
      <SolutionFeatureList />
      <RowsSection of="solution:documents" split />
      <OnwardLinks of="solution:onward" to={['solution/feature-detail', 'solution', 'pricing']} />
      <ClosingLine of="solution:cta" />
    </>
  );
}

import { Lenses } from '../../illustrations/inspection/lenses';
import { CallToAction } from '../../sections/call-to-action';
import { OnwardLinks } from '../../sections/onward-links';
import { SolutionDesk } from '../../sections/solution-desk';
import { SolutionJourney } from '../../sections/solution-journey';
import { StartActions } from '../../sections/start-actions';
import { PicturedHeading } from '../../sections/texts/pictured-heading';
import { SolutionOverview } from './solution-overview';

export function Page() {
  return (
    <>
      <PicturedHeading of="solution:banner" actions={<StartActions />} picture={<Lenses />} />
      <SolutionJourney />
      <SolutionOverview />
      <SolutionDesk />
      <OnwardLinks
        of="solution:onward"
        to={['solution/top-banner', 'solution/feature-list', 'solution/stack-list']}
      />
      <CallToAction of="solution:cta" />
    </>
  );
}

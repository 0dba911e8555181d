import { useTranslation } from 'react-i18next';
import { ClosingLine } from '../../sections/closing-line';
import { OnwardLinks } from '../../sections/onward-links';
import { PageContents } from '../../sections/page-contents';
import { entriesOf } from '../../sections/texts/entries';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { StepList } from '../../ui/step-list';
import { ChannelComparison } from './channel-comparison';
import { CheckDigitSample } from './check-digit-sample';
import { CodeSamples } from './code-samples';
import { OwnZone } from './own-zone';
import { ReadingResult } from './reading-result';
import { ReferenceLink } from './reference-link';
import '../../sections/page-contents.css';

export function Page() {
  const texts = useTexts();
  const { t } = useTranslation('documents');
  return (
    <>
      <PrintedHeading of="documents:heading" print="margin" full actions={<ReferenceLink />} />
      <PageContents
        label={t('contents.label')}
        of={[
          'documents:channels',
          'documents:flow',
          'documents:code',
          'documents:result',
          'documents:check-digits',
          'documents:own-zone',
        ]}
      />
      <ChannelComparison />
      {/* Specification, section 1: upload identity data and finalise workflows. */}
      <TextSection of="documents:flow">
        <StepList steps={entriesOf(texts('documents:flow'))} drawn />
      </TextSection>
      <CodeSamples />
      <ReadingResult />
      <CheckDigitSample />
      <OwnZone />
      <OnwardLinks of="documents:onward" to={['technology', 'solution/feature-detail', 'pricing']} />
      <ClosingLine of="documents:cta" />
    </>
  );
}

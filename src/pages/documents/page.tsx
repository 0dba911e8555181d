import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { PageContents } from '../../sections/page-contents';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { ChannelComparison } from './channel-comparison';
import { CheckDigitSample } from './check-digit-sample';
import { CodeSamples } from './code-samples';
import { MoreDocuments } from './more-documents';
import { ReadingResult } from './reading-result';
import { VerificationFlow } from './verification-flow';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation('documents');
  return (
    <>
      <PageHeading
        title={t('heading.title')}
        lead={t('heading.lead')}
        mrz={toMrz('documentation')}
        print="margin"
      />
      <PageContents
        label={t('contents.label')}
        entries={[
          { id: 'channels', title: t('channels.title') },
          { id: 'flow', title: t('flow.title') },
          { id: 'code', title: t('code.title') },
          { id: 'result', title: t('reading.title') },
          { id: 'check-digits', title: t('mrz.title') },
        ]}
      />
      <ChannelComparison />
      <VerificationFlow />
      <CodeSamples />
      <ReadingResult />
      <CheckDigitSample />
      <MoreDocuments />
      <CallToAction title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}

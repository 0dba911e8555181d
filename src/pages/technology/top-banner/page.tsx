import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyChannels } from '../../../sections/technology-channels';
import { DefinitionRows } from '../../../ui/definition-rows';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { Section } from '../../../ui/section';
import { TechnologyClosing } from '../technology-closing';

export function Page() {
  const { t } = useTranslation('technology');
  return (
    <>
      <PageHeading
        title={t('topBanner.title')}
        lead={t('topBanner.lead')}
        mrz={toMrz('technology', 'summary')}
      />
      <Section id="essentials" split title={t('topBanner.detailsTitle')}>
        <DefinitionRows
          rows={[
            { term: t('topBanner.engine.term'), text: t('topBanner.engine.text') },
            { term: t('topBanner.result.term'), text: t('topBanner.result.text') },
            { term: t('topBanner.control.term'), text: t('topBanner.control.text') },
          ]}
        />
      </Section>
      <TechnologyChannels />
      <OnwardLinks
        links={[
          { to: 'technology', label: t('onward.index') },
          { to: 'technology/stack-list', label: t('onward.stackList') },
          { to: 'documents', label: t('onward.documents') },
        ]}
      />
      <TechnologyClosing />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../sections/call-to-action';
import { HeadlineFigures } from '../../../sections/headline-figures';
import { OnwardLinks } from '../../../sections/onward-links';
import { DefinitionRows } from '../../../ui/definition-rows';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { Section } from '../../../ui/section';
import { AboutPrinciples } from '../about-principles';

export function Page() {
  const { t } = useTranslation('about-us');
  return (
    <>
      <PageHeading
        title={t('topBanner.title')}
        lead={t('topBanner.lead')}
        mrz={toMrz('about us', 'summary')}
      />
      <Section id="consequences" split title={t('topBanner.detailsTitle')}>
        <DefinitionRows
          rows={[
            { term: t('topBanner.person.term'), text: t('topBanner.person.text') },
            { term: t('topBanner.business.term'), text: t('topBanner.business.text') },
          ]}
        />
      </Section>
      <AboutPrinciples />
      <HeadlineFigures />
      <OnwardLinks
        links={[
          { to: 'about-us', label: t('onward.index') },
          { to: 'solution', label: t('onward.solution') },
          { to: 'contacts', label: t('onward.contacts') },
        ]}
      />
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        first={{ to: 'contacts', label: t('onward.contacts') }}
      />
    </>
  );
}

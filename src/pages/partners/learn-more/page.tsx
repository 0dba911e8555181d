import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../../routes/localized-link';
import { Button } from '../../../ui/button';
import { DefinitionRows } from '../../../ui/definition-rows';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { Section } from '../../../ui/section';
import { PartnerComparison } from './partner-comparison';
import { PartnerSteps } from './partner-steps';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageHeading
        title={t('learnMore.title')}
        lead={t('learnMore.lead')}
        mrz={toMrz('partner programme', 'types')}
        actions={
          <Button as={LocalizedLink} primary to="partners/register">
            {t('ways.apply.link')}
          </Button>
        }
      />
      <PartnerComparison />
      <PartnerSteps />
      <Section id="asked" split title={t('asked.title')}>
        <DefinitionRows
          rows={[
            { term: t('asked.person.term'), text: t('asked.person.text') },
            { term: t('asked.company.term'), text: t('asked.company.text') },
            { term: t('asked.reason.term'), text: t('asked.reason.text') },
          ]}
        />
        <p>
          <Button as={LocalizedLink} primary to="partners/register">
            {t('ways.apply.link')}
          </Button>
        </p>
      </Section>
    </>
  );
}

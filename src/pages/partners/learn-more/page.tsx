import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../../routes/localized-link';
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
          <LocalizedLink to="partners/register" className="button button-primary">
            {t('ways.apply.link')}
          </LocalizedLink>
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
          <LocalizedLink to="partners/register" className="button button-primary">
            {t('ways.apply.link')}
          </LocalizedLink>
        </p>
      </Section>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function PartnerOffer() {
  const { t } = useTranslation('partners');
  return (
    <Section id="offer" split title={t('offer.title')} lead={t('offer.lead')}>
      <DefinitionRows
        rows={[
          { term: t('offer.coverage.term'), text: t('offer.coverage.text') },
          { term: t('offer.channels.term'), text: t('offer.channels.text') },
          { term: t('offer.support.term'), text: t('offer.support.text') },
        ]}
      />
    </Section>
  );
}

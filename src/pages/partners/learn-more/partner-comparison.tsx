import { useTranslation } from 'react-i18next';
import { PARTNER_TYPES } from '../../../contract/partner-types';
import { DataTable } from '../../../ui/data-table';
import { Section } from '../../../ui/section';
import '../partners.css';

export function PartnerComparison() {
  const { t } = useTranslation('partners');
  return (
    <Section id="comparison" title={t('compare.title')}>
      <DataTable
        caption={t('compare.caption')}
        records
        columns={[t('compare.type'), t('compare.does'), t('compare.suits')]}
        rows={PARTNER_TYPES.map((type) => ({
          head: t(`types.${type}.term`),
          cells: [t(`types.${type}.text`), t(`compare.${type}`)],
        }))}
      />
    </Section>
  );
}

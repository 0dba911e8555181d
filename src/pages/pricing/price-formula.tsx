import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '../../contract/locales';
import { useCurrentPage } from '../../routes/current-page';
import { DataTable } from '../../ui/data-table';
import { Section } from '../../ui/section';
import { PriceEstimator } from './price-estimator';
import { COVERED, estimateStarter, US_DOLLARS } from './starter-estimate';
import './pricing.css';

/** None, the most that the minimum covers, and the first that it doesn't. */
const WORKED_EXAMPLES = [0, COVERED, COVERED + 1];

export function PriceFormula() {
  const { t } = useTranslation('pricing');
  const tag = LOCALE_TAGS[useCurrentPage().locale];
  const dollars = new Intl.NumberFormat(tag, US_DOLLARS);
  const count = new Intl.NumberFormat(tag);
  return (
    <Section
      id="formula"
      split
      title={t('formula.title')}
      lead={t('formula.lead')}
      link={<p className="formula">{t('formula.expression')}</p>}
    >
      <PriceEstimator />
      <DataTable
        caption={t('formula.caption')}
        columns={[t('formula.verifications'), t('formula.product'), t('formula.estimate')]}
        rows={WORKED_EXAMPLES.map(estimateStarter).map(({ verifications, product, estimate }) => ({
          head: count.format(verifications),
          cells: [dollars.format(product), dollars.format(estimate)],
        }))}
      />
      <p className="note">{t('formula.note')}</p>
    </Section>
  );
}

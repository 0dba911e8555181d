import { useTranslation } from 'react-i18next';
import { PriceEstimator } from './price-estimator';
import './price-panel.css';

/** What Starter costs: the published formula, filled in, drawn, and worked out for some volumes. */
export function PriceFormula() {
  const { t } = useTranslation('pricing');
  return (
    <section id="formula" className="price-panel" aria-labelledby="formula-title">
      <h2 id="formula-title">{t('formula.title')}</h2>
      <p className="formula">{t('formula.expression')}</p>
      <PriceEstimator />
      <p className="note">{t('formula.note')}</p>
    </section>
  );
}

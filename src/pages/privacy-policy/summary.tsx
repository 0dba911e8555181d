import { useTranslation } from 'react-i18next';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';

/** The policy in a few lines, for whoever reads no further: before its clauses, and none of them. */
export function Summary() {
  const { t } = useTranslation('privacy-policy');
  const texts = useTexts();
  return (
    <section aria-labelledby="summary" className="frame legal-summary">
      <div className="section-grid">
        <div className="section-heading">
          <h2 id="summary">{t('summary.title')}</h2>
        </div>
        <div className="section-content">
          <DefinitionRows rows={Object.values(texts('privacy-policy:summary.items'))} />
        </div>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { TextBullets } from '../../sections/texts/text-bullets';

/** The policy in a few lines, for who reads no further. It stands on the first screen, so it is no section. */
export function Summary() {
  const { t } = useTranslation('privacy-policy');
  return (
    <section aria-labelledby="summary" className="frame legal-summary">
      <div className="section-grid section-split">
        <div className="section-heading">
          <h2 id="summary">{t('summary.title')}</h2>
        </div>
        <div className="section-content">
          <TextBullets of="privacy-policy:summary.items" />
        </div>
      </div>
    </section>
  );
}

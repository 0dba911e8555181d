import { useTranslation } from 'react-i18next';
import * as FACTS from '../contract/facts';

/** Where the service runs, and whose documents it knows; the list looks as the section wants it. */
export function ReachFigures({ className }: { className: string }) {
  const { t } = useTranslation(['technology', 'common']);
  return (
    <dl className={className}>
      <div>
        <dt>{t('common:figure.serverCountries')}</dt>
        <dd>{FACTS.serverCountries}</dd>
      </div>
      <div>
        <dt>{t('reach.documents')}</dt>
        <dd>{t('reach.documentsValue')}</dd>
      </div>
    </dl>
  );
}

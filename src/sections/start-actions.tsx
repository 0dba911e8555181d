import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';

interface StartActionsProps {
  /** What to do first, where that isn't looking at the plans. */
  first?: { to: PageId; label: string } | undefined;
}

/** Try it, or talk to somebody. */
export function StartActions({ first }: StartActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <LocalizedLink to={first?.to ?? 'pricing'} className="button button-primary">
        {first?.label ?? t('action.getStarted')}
      </LocalizedLink>
      {first?.to !== 'contact-sales' && (
        <LocalizedLink to="contact-sales" className="button">
          {t('action.contactSales')}
        </LocalizedLink>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import type { PageId } from '../routes/pages';
import { Button } from '../ui/button';

interface StartActionsProps {
  /** What to do first, where that isn't looking at the plans. */
  first?: { to: PageId; label: string } | undefined;
}

/** Try it, or talk to somebody. */
export function StartActions({ first }: StartActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button as={LocalizedLink} primary to={first?.to ?? 'pricing'}>
        {first?.label ?? t('action.getStarted')}
      </Button>
      {first?.to !== 'contact-sales' && (
        <Button as={LocalizedLink} to="contact-sales">
          {t('action.contactSales')}
        </Button>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';

/** To the application for the partner programme. */
export function ApplyButton() {
  const { t } = useTranslation('partners');
  return (
    <Button as={LocalizedLink} primary to="partners/register">
      {t('ways.apply.link')}
    </Button>
  );
}

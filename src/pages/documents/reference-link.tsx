import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';

/** The page is an outline: the way to the API reference, or to asking for it where none is configured. */
export function ReferenceLink() {
  const { t } = useTranslation('documents');
  if (SITE.apiDocsUrl) {
    return (
      <Button as="a" primary href={SITE.apiDocsUrl} rel="noopener">
        {t('heading.reference')}
      </Button>
    );
  }
  return (
    <Button as={LocalizedLink} primary to="contact-sales">
      {t('heading.ask')}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { TextSection } from '../../sections/texts/text-section';
import { Button } from '../../ui/button';

/** Where the header's Partner Portal leads as long as the site knows no address of one: what it is, and whom to ask. */
export function PartnerPortal() {
  const { t } = useTranslation('partners');
  return (
    <TextSection of="partners:portal" split>
      <p className="lead">{t('portal.closed')}</p>
      <p>{t('portal.ask')}</p>
      <div className="actions">
        <Button as={LocalizedLink} to="contact-sales">
          {t('portal.contact')}
        </Button>
      </div>
    </TextSection>
  );
}

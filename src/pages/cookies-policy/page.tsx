import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { TextSection } from '../../sections/texts/text-section';
import { toMrz } from '../../ui/mrz';
import { StoredItems } from './stored-items';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation(['cookies-policy', 'common']);
  return (
    <>
      <TextHeading of="cookies-policy:heading" mrz={toMrz('cookies')} />
      <div className="legal">
        <StoredItems />
        <TextSection of="cookies-policy:absent" split>
          <p className="prose">{t('cookies-policy:absent.text')}</p>
        </TextSection>
        <RowsSection of="cookies-policy:remove" split>
          <p className="note">{t('cookies-policy:remove.blocked')}</p>
        </RowsSection>
        <TextSection of="cookies-policy:questions" split>
          <p className="prose">{t('cookies-policy:questions.text')}</p>
          <p className="links">
            <MoreLink to="contact-sales">{t('common:footer.link.contactUs')}</MoreLink>
            <MoreLink to="privacy-policy">{t('common:link.privacy-policy')}</MoreLink>
          </p>
        </TextSection>
      </div>
    </>
  );
}

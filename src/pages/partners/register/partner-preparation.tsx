import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../../sections/more-link';
import { TextBullets } from '../../../sections/texts/text-bullets';

export function PartnerPreparation() {
  const { t } = useTranslation('partners');
  return (
    <section aria-labelledby="preparation-title" className="aside before-form until-sent">
      <h2 id="preparation-title">{t('preparation.title')}</h2>
      <TextBullets of="partners:preparation.items" />
      <p className="note">{t('preparation.draft')}</p>
      <p>
        <MoreLink to="partners/learn-more">{t('preparation.link')}</MoreLink>
      </p>
    </section>
  );
}

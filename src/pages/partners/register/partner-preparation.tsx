import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../../sections/more-link';
import { Bullets } from '../../../ui/bullets';

export function PartnerPreparation() {
  const { t } = useTranslation('partners');
  return (
    <section aria-labelledby="preparation-title" className="aside before-form until-sent">
      <h2 id="preparation-title">{t('register.prepareTitle')}</h2>
      <Bullets
        items={[
          { id: 'licence', text: t('register.prepare.licence') },
          { id: 'figures', text: t('register.prepare.figures') },
          { id: 'markets', text: t('register.prepare.markets') },
          { id: 'reason', text: t('register.prepare.reason') },
        ]}
      />
      <p className="note">{t('register.draft')}</p>
      <p>
        <MoreLink to="partners/learn-more">{t('register.learnMore')}</MoreLink>
      </p>
    </section>
  );
}

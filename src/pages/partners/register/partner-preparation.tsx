import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../../sections/more-link';
import { entriesOf } from '../../../sections/texts/entries';
import { TextBullets } from '../../../sections/texts/text-bullets';
import { useTexts } from '../../../sections/texts/use-texts';

/** What to have ready, and what comes of the application. */
export function PartnerPreparation() {
  const texts = useTexts();
  const { t } = useTranslation('partners');
  return (
    <div className="asides around-form on-edge until-sent">
      <section aria-labelledby="preparation-title" className="aside before-form">
        <h2 id="preparation-title">{t('preparation.title')}</h2>
        <TextBullets of="partners:preparation.items" />
        <p className="note">{t('preparation.draft')}</p>
        <p>
          <MoreLink to="partners/learn-more">{t('preparation.link')}</MoreLink>
        </p>
      </section>
      <section aria-labelledby="application-title" className="aside">
        <h2 id="application-title">{t('application.title')}</h2>
        <ol className="in-turn">
          {entriesOf(texts('partners:application')).map(({ term }) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { entriesOf } from '../../sections/texts/entries';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';

export function ContactSalesAside() {
  const texts = useTexts();
  const { t } = useTranslation('contact-sales');
  return (
    <div className="aside on-edge">
      <section aria-labelledby="helps-title" className="aside until-sent">
        <h2 id="helps-title">{t('helps.title')}</h2>
        <DefinitionRows rows={entriesOf(texts('contact-sales:helps'))} />
      </section>
      <section aria-labelledby="other-title" className="aside">
        <h2 id="other-title">{t('other.title')}</h2>
        <ul>
          <li>
            <MoreLink to="registration/free-trial">{t('other.trial')}</MoreLink>
          </li>
          <li>
            <MoreLink to="faq">{t('other.faq')}</MoreLink>
          </li>
          <li>
            <MoreLink to="partners">{t('other.partners')}</MoreLink>
          </li>
        </ul>
      </section>
    </div>
  );
}

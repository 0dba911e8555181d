import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { DefinitionRows } from '../../ui/definition-rows';

export function ContactSalesAside() {
  const { t } = useTranslation('contact-sales');
  return (
    <div className="asides">
      <section aria-labelledby="helps-title" className="aside until-sent">
        <h2 id="helps-title">{t('helps.title')}</h2>
        <DefinitionRows
          rows={[
            { term: t('helps.customers.term'), text: t('helps.customers.text') },
            { term: t('helps.volume.term'), text: t('helps.volume.text') },
            { term: t('helps.channel.term'), text: t('helps.channel.text') },
          ]}
        />
      </section>
      <section aria-labelledby="other-title" className="aside">
        <h2 id="other-title">{t('other.title')}</h2>
        <ul>
          <li>
            <LocalizedLink to="registration/free-trial" className="link">
              {t('other.trial')}
            </LocalizedLink>
          </li>
          <li>
            <LocalizedLink to="faq" className="link">
              {t('other.faq')}
            </LocalizedLink>
          </li>
          <li>
            <LocalizedLink to="partners" className="link">
              {t('other.partners')}
            </LocalizedLink>
          </li>
        </ul>
      </section>
    </div>
  );
}

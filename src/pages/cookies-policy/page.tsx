import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { Section } from '../../ui/section';
import { StoredItems } from './stored-items';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation(['cookies', 'common']);
  return (
    <>
      <PageHeading
        title={t('cookies:heading.title')}
        lead={t('cookies:heading.lead')}
        mrz={toMrz('cookies')}
      />
      <div className="legal">
        <StoredItems />
        <Section id="absent" split title={t('cookies:none.title')}>
          <p className="prose">{t('cookies:none.text')}</p>
        </Section>
        <Section id="remove" split title={t('cookies:remove.title')}>
          <DefinitionRows
            rows={[
              { term: t('cookies:remove.browser.term'), text: t('cookies:remove.browser.text') },
              { term: t('cookies:remove.form.term'), text: t('cookies:remove.form.text') },
              { term: t('cookies:remove.logOut.term'), text: t('cookies:remove.logOut.text') },
            ]}
          />
          <p className="note">{t('cookies:remove.blocked')}</p>
        </Section>
        <Section id="questions" split title={t('cookies:questions.title')}>
          <p className="prose">{t('cookies:questions.text')}</p>
          <p className="links">
            <MoreLink to="contact-sales">{t('common:footer.link.contactUs')}</MoreLink>
            <MoreLink to="privacy-policy">{t('common:footer.link.privacyPolicy')}</MoreLink>
          </p>
        </Section>
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { Section } from '../../ui/section';
import { StoredItems } from './stored-items';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation(['cookies-policy', 'common']);
  return (
    <>
      <PageHeading
        title={t('cookies-policy:heading.title')}
        lead={t('cookies-policy:heading.lead')}
        mrz={toMrz('cookies')}
      />
      <div className="legal">
        <StoredItems />
        <Section id="absent" split title={t('cookies-policy:none.title')}>
          <p className="prose">{t('cookies-policy:none.text')}</p>
        </Section>
        <Section id="remove" split title={t('cookies-policy:remove.title')}>
          <DefinitionRows
            rows={[
              {
                term: t('cookies-policy:remove.browser.term'),
                text: t('cookies-policy:remove.browser.text'),
              },
              { term: t('cookies-policy:remove.form.term'), text: t('cookies-policy:remove.form.text') },
              { term: t('cookies-policy:remove.logOut.term'), text: t('cookies-policy:remove.logOut.text') },
            ]}
          />
          <p className="note">{t('cookies-policy:remove.blocked')}</p>
        </Section>
        <Section id="questions" split title={t('cookies-policy:questions.title')}>
          <p className="prose">{t('cookies-policy:questions.text')}</p>
          <p className="links">
            <MoreLink to="contact-sales">{t('common:footer.link.contactUs')}</MoreLink>
            <MoreLink to="privacy-policy">{t('common:link.privacy-policy')}</MoreLink>
          </p>
        </Section>
      </div>
    </>
  );
}

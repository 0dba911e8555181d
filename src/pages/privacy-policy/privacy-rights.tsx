import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

/** The rights of the Thai PDPA (sections 30 to 36) and of the GDPR (articles 15 to 22 and 77). */
export function PrivacyRights() {
  const { t } = useTranslation('privacy-policy');
  return (
    <>
      <Section id="rights" split title={t('rights.title')} lead={t('rights.lead')}>
        <DefinitionRows
          rows={[
            { term: t('rights.access.term'), text: t('rights.access.text') },
            { term: t('rights.correct.term'), text: t('rights.correct.text') },
            { term: t('rights.erase.term'), text: t('rights.erase.text') },
            { term: t('rights.restrict.term'), text: t('rights.restrict.text') },
            { term: t('rights.object.term'), text: t('rights.object.text') },
            { term: t('rights.portability.term'), text: t('rights.portability.text') },
            { term: t('rights.withdraw.term'), text: t('rights.withdraw.text') },
            { term: t('rights.complain.term'), text: t('rights.complain.text') },
          ]}
        />
        <div className="prose">
          <p>{t('rights.how')}</p>
          <p>{t('rights.automated')}</p>
          <p>
            <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
          </p>
        </div>
      </Section>
      <Section id="changes" split title={t('changes.title')}>
        <p className="prose">{t('changes.text')}</p>
      </Section>
    </>
  );
}

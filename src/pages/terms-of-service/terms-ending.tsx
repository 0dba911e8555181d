import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';

export function TermsEnding() {
  const { t } = useTranslation('terms-of-service');
  return (
    <>
      <Section id="ending" split title={t('ending.title')}>
        <p className="prose">{t('ending.text')}</p>
      </Section>
      <Section id="changes" split title={t('changes.title')}>
        <div className="prose">
          <p>{t('changes.text')}</p>
          <p>{t('contact.text')}</p>
        </div>
        <p className="links">
          <LocalizedLink to="contact-sales" className="link">
            {t('contact.link')}
          </LocalizedLink>
          <LocalizedLink to="privacy-policy" className="link">
            {t('contact.privacy')}
          </LocalizedLink>
        </p>
      </Section>
    </>
  );
}

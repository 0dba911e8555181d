import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
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
          <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
          <MoreLink to="privacy-policy">{t('contact.privacy')}</MoreLink>
        </p>
      </Section>
    </>
  );
}

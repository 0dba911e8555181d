import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { Bullets } from '../../ui/bullets';
import { Section } from '../../ui/section';

export function PrivacyHandling() {
  const { t } = useTranslation('privacy-policy');
  return (
    <>
      <Section id="retention" split title={t('retention.title')}>
        <Bullets
          items={[
            { id: 'request', text: t('retention.request') },
            { id: 'account', text: t('retention.account') },
            { id: 'session', text: t('retention.session') },
            { id: 'network', text: t('retention.network') },
            { id: 'answer', text: t('retention.answer') },
            { id: 'device', text: t('retention.device') },
          ]}
        />
        <p>
          <MoreLink to="cookies-policy">{t('contact.cookies')}</MoreLink>
        </p>
      </Section>
      <Section id="safety" split title={t('safety.title')}>
        <p className="prose">{t('safety.text')}</p>
      </Section>
    </>
  );
}

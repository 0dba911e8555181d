import { useTranslation } from 'react-i18next';
import { Bullets } from '../../ui/bullets';
import { Section } from '../../ui/section';

export function TermsConduct() {
  const { t } = useTranslation('terms-of-service');
  return (
    <>
      <Section id="conduct" split title={t('use.title')} lead={t('use.lead')}>
        <Bullets
          items={[
            { id: 'others', text: t('use.others') },
            { id: 'unlawful', text: t('use.unlawful') },
            { id: 'forged', text: t('use.forged') },
            { id: 'attack', text: t('use.attack') },
            { id: 'resell', text: t('use.resell') },
          ]}
        />
      </Section>
      <Section id="customers" split title={t('data.title')}>
        <div className="prose">
          <p>{t('data.text')}</p>
          <p>{t('data.decision')}</p>
        </div>
      </Section>
    </>
  );
}

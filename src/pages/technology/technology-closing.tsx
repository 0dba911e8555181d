import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { Section } from '../../ui/section';

export function TechnologyClosing() {
  const { t } = useTranslation('technology');
  return (
    <>
      <Section id="reach" split title={t('reach.title')}>
        <p className="lead">{t('reach.text')}</p>
      </Section>
      <CallToAction title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}

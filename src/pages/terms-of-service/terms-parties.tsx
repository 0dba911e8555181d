import { useTranslation } from 'react-i18next';
import { Bullets } from '../../ui/bullets';
import { Section } from '../../ui/section';

export function TermsParties() {
  const { t } = useTranslation('terms-of-service');
  return (
    <>
      <Section id="parties" split title={t('parties.title')}>
        <div className="prose">
          <p>{t('parties.text')}</p>
          <p>{t('parties.written')}</p>
        </div>
      </Section>
      <Section id="account" split title={t('account.title')}>
        <Bullets
          items={[
            { id: 'correct', text: t('account.correct') },
            { id: 'secret', text: t('account.secret') },
            { id: 'responsible', text: t('account.responsible') },
          ]}
        />
      </Section>
    </>
  );
}

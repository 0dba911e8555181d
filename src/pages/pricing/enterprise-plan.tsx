import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';
import { toMrz } from '../../ui/mrz';
import { PlanCard } from './plan-card';

export function EnterprisePlan() {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <PlanCard
      planId="enterprise"
      summary={t('pricing:enterprise.summary')}
      price={t('pricing:enterprise.price')}
      unit={t('pricing:enterprise.unit')}
      conditions={[
        { id: 'agreement', text: t('pricing:enterprise.condition.agreement') },
        { id: 'vat', text: t('pricing:enterprise.condition.vat') },
      ]}
      details={[
        { id: 'workflow', text: t('pricing:enterprise.detail.workflow') },
        { id: 'planning', text: t('pricing:enterprise.detail.planning') },
        { id: 'support', text: t('pricing:enterprise.detail.support') },
      ]}
      mrz={toMrz('enterprise', 'custom setup')}
      actions={
        <>
          <Button as={LocalizedLink} to="contact-sales">
            {t('common:action.contactSales')}
          </Button>
          <MoreLink to="registration/enterprise">{t('pricing:enterprise.action')}</MoreLink>
        </>
      }
    />
  );
}

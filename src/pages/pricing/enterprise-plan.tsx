import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';
import { PlanCard } from './plan-card';

export function EnterprisePlan() {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <PlanCard
      planId="enterprise"
      price={t('pricing:plans.enterprise.price')}
      actions={
        <>
          <Button as={LocalizedLink} to="contact-sales">
            {t('common:action.contactSales')}
          </Button>
          <MoreLink to="registration/enterprise">{t('pricing:plans.enterprise.action')}</MoreLink>
        </>
      }
    />
  );
}

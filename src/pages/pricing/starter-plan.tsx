import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { toMrz } from '../../ui/mrz';
import { PlanCard } from './plan-card';

export function StarterPlan() {
  const { t } = useTranslation('pricing');
  return (
    <PlanCard
      planId="starter"
      summary={t('starter.summary')}
      prefix={t('starter.from')}
      price={FACTS.starterUnitPrice}
      unit={t('starter.unit')}
      conditions={[
        { id: 'minimum', text: t('starter.condition.minimum') },
        { id: 'setup', text: t('starter.condition.setup') },
        { id: 'vat', text: t('starter.condition.vat') },
      ]}
      details={[
        { id: 'automated', text: t('starter.detail.automated') },
        { id: 'result', text: t('starter.detail.result') },
        { id: 'support', text: t('starter.detail.support') },
      ]}
      mrz={toMrz('starter', `usd${FACTS.starterUnitPrice}`, `min${FACTS.starterMinimum}`)}
      actions={
        <Button as={LocalizedLink} primary to="registration/starter">
          {t('starter.action')}
        </Button>
      }
    />
  );
}

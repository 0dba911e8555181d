import { useTranslation } from 'react-i18next';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';

export function TechnologyBanner() {
  const { t } = useTranslation('technology');
  return (
    <PageHeading
      title={t('banner.title')}
      lead={t('banner.lead')}
      mrz={toMrz('capture', 'checks', 'answer')}
    />
  );
}

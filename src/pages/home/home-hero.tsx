import { useTranslation } from 'react-i18next';
import { StartActions } from '../../sections/start-actions';
import { PageHeading } from '../../ui/page-heading';
import { SpecimenIsland } from './specimen-island';

export function HomeHero() {
  const { t } = useTranslation('home');
  return (
    <PageHeading
      title={
        <>
          {t('hero.titleStart')} <span className="accent">{t('hero.titleAccent')}</span>
        </>
      }
      lead={t('hero.lead')}
      picture={<SpecimenIsland />}
      actions={<StartActions />}
    />
  );
}

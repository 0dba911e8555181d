import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { StartActions } from '../../sections/start-actions';
import { toMrz } from '../../ui/mrz';
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
      mrz={toMrz('identity verification', `${FACTS.countries} countries`)}
      picture={<SpecimenIsland />}
      actions={<StartActions />}
    />
  );
}

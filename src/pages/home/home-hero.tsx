import { useTranslation } from 'react-i18next';
import { StartActions } from '../../sections/start-actions';
import { PageHeading } from '../../ui/page-heading';
import { SpecimenIsland } from './specimen-island';

export function HomeHero() {
  const { t } = useTranslation('home');
  const start = t('hero.titleStart');
  return (
    <PageHeading
      title={
        <>
          {/* Of the first text: Chromium leaves a space that stands alone out of the heading's name. */}
          {`${start} `}
          <span className="accent">{t('hero.titleAccent')}</span>
        </>
      }
      lead={t('hero.lead')}
      picture={<SpecimenIsland />}
      actions={<StartActions />}
    />
  );
}

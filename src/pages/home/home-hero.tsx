import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { LocalizedLink } from '../../routes/localized-link';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { SpecimenIsland } from './specimen-island';

export function HomeHero() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <PageHeading
      title={
        <>
          {t('home:hero.titleStart')} <span className="accent">{t('home:hero.titleAccent')}</span>
        </>
      }
      lead={t('home:hero.lead')}
      mrz={toMrz('identity verification', `${FACTS.countries} countries`)}
      picture={<SpecimenIsland />}
      actions={
        <>
          <LocalizedLink to="pricing" className="button button-primary">
            {t('common:action.getStarted')}
          </LocalizedLink>
          <LocalizedLink to="contact-sales" className="button">
            {t('common:action.contactSales')}
          </LocalizedLink>
        </>
      }
    />
  );
}

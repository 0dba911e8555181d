import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { POLICY_VERSIONS } from '../../contract/policy-versions';
import { MoreLink } from '../../sections/more-link';
import { PageContents } from '../../sections/page-contents';
import { PolicyVersions } from '../../sections/policy-versions';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextBullets } from '../../sections/texts/text-bullets';
import { TextSection } from '../../sections/texts/text-section';
import { ToContents } from '../../sections/to-contents';
import { Authorities } from './authorities';
import { Controller } from './controller';
import { Recipients } from './recipients';
import { Retention } from './retention';
import { Summary } from './summary';
import '../../sections/long-text.css';
import './rights.css';

/** What the Thai PDPA (sections 19, 23, 28 to 37 and 73) and the GDPR (articles 7, 13 to 22, 44 to 49 and 77) ask for. */
export function Page() {
  const { t } = useTranslation('privacy-policy');
  return (
    <>
      <PrintedHeading of="privacy-policy:heading" print="margin" full />
      <PageContents
        label={t('contents.label')}
        of={[
          'privacy-policy:controller',
          'privacy-policy:scope',
          'privacy-policy:data',
          'privacy-policy:purposes',
          'privacy-policy:news',
          'privacy-policy:recipients',
          'privacy-policy:transfers',
          'privacy-policy:retention',
          'privacy-policy:safety',
          'privacy-policy:rights',
          'privacy-policy:authorities',
          'privacy-policy:changes',
        ]}
      />
      <Summary />
      <div className="legal">
        <Controller />
        <TextSection of="privacy-policy:scope" split>
          <div className="prose">
            <p>{t('scope.website')}</p>
            <p>{t('scope.service')}</p>
          </div>
        </TextSection>
        <RowsSection of="privacy-policy:data" split />
        <RowsSection of="privacy-policy:purposes" split />
        <TextSection of="privacy-policy:news" split>
          <TextBullets of="privacy-policy:news.items" />
          <p>
            <MoreLink to="account">{t('contact.account')}</MoreLink>
          </p>
        </TextSection>
        <Recipients />
        <TextSection of="privacy-policy:transfers" split>
          <p className="prose">
            {SITE.serverCountries?.length ? t('transfers.known') : t('transfers.unknown')}
          </p>
          <TextBullets of="privacy-policy:transfers.items" />
          <p className="prose">{t('transfers.ask')}</p>
        </TextSection>
        <Retention />
        <TextSection of="privacy-policy:safety" split>
          <p className="prose">{t('safety.text')}</p>
        </TextSection>
        <RowsSection of="privacy-policy:rights" split>
          <div className="prose">
            <p>{t('rights.how')}</p>
            <p>{t('rights.time')}</p>
          </div>
          <p className="links">
            <MoreLink to="account">{t('contact.account')}</MoreLink>
            <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
          </p>
        </RowsSection>
        <Authorities />
        <TextSection of="privacy-policy:changes" split>
          <p className="prose">{t('changes.text')}</p>
          <PolicyVersions
            name={(number) => t('changes.version', { number })}
            versions={POLICY_VERSIONS['privacy-policy'].map((date) => ({
              date,
              text: t(`changes.history.${date}`),
            }))}
          />
        </TextSection>
        <ToContents label={t('contents.label')} />
      </div>
    </>
  );
}

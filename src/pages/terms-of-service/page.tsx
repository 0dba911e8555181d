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
import { useTexts } from '../../sections/texts/use-texts';
import { ToContents } from '../../sections/to-contents';
import { CompanyFields, isCompanyNamed } from '../privacy-policy/company-fields';
import '../../sections/long-text.css';
import './conduct.css';

export function Page() {
  const { t } = useTranslation('terms-of-service');
  const texts = useTexts();
  return (
    <>
      <PrintedHeading of="terms-of-service:heading" print="margin" full />
      <PageContents
        label={t('contents.label')}
        of={[
          'terms-of-service:parties',
          'terms-of-service:account',
          'terms-of-service:plans',
          'terms-of-service:conduct',
          'terms-of-service:customers',
          'terms-of-service:service',
          'terms-of-service:confidentiality',
          'terms-of-service:property',
          'terms-of-service:ending',
          'terms-of-service:law',
          'terms-of-service:changes',
        ]}
      />
      <div className="legal">
        <TextSection of="terms-of-service:parties" split>
          <div className="prose">
            <p>{t('parties.text')}</p>
            {!isCompanyNamed() && <p>{t('parties.unnamed')}</p>}
            <p>{t('parties.written')}</p>
          </div>
          <CompanyFields labels={texts('terms-of-service:parties.fields')} />
        </TextSection>
        <TextSection of="terms-of-service:account" split>
          <TextBullets of="terms-of-service:account.items" />
        </TextSection>
        <RowsSection of="terms-of-service:plans" split />
        <TextSection of="terms-of-service:conduct" split>
          <TextBullets of="terms-of-service:conduct.items" />
        </TextSection>
        <TextSection of="terms-of-service:customers" split>
          <div className="prose">
            <p>{t('customers.text')}</p>
            <p>{t('customers.biometric')}</p>
            <p>{t('customers.decision')}</p>
          </div>
        </TextSection>
        <TextSection of="terms-of-service:service" split>
          <div className="prose">
            <p>{t('service.text')}</p>
            <p>{t('service.liability')}</p>
          </div>
        </TextSection>
        <TextSection of="terms-of-service:confidentiality" split>
          <p className="prose">{t('confidentiality.text')}</p>
        </TextSection>
        <TextSection of="terms-of-service:property" split>
          <p className="prose">{t('property.text')}</p>
        </TextSection>
        <TextSection of="terms-of-service:ending" split>
          <div className="prose">
            <p>{t('ending.text')}</p>
            <p>{t('ending.closing')}</p>
          </div>
          <p>
            <MoreLink to="account">{t('contact.account')}</MoreLink>
          </p>
        </TextSection>
        <TextSection of="terms-of-service:law" split>
          <div className="prose">
            <p>{SITE.governingLaw ? t('law.governed') : t('law.ungoverned')}</p>
            <p>{SITE.prevailingLanguage ? t('law.prevailing') : t('law.equal')}</p>
          </div>
        </TextSection>
        <TextSection of="terms-of-service:changes" split>
          <div className="prose">
            <p>{t('changes.text')}</p>
            <p>{t('contact.text')}</p>
          </div>
          <PolicyVersions
            name={(number) => t('changes.version', { number })}
            versions={POLICY_VERSIONS['terms-of-service'].map((date) => ({
              date,
              text: t(`changes.history.${date}`),
            }))}
          />
          <p className="links">
            <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
            <MoreLink to="privacy-policy">{t('contact.privacy')}</MoreLink>
          </p>
        </TextSection>
        <ToContents label={t('contents.label')} />
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { PageContents } from '../../sections/page-contents';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextBullets } from '../../sections/texts/text-bullets';
import { TextHeading } from '../../sections/texts/text-heading';
import { TextSection } from '../../sections/texts/text-section';
import { toMrz } from '../../ui/mrz';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation('terms-of-service');
  return (
    <>
      <TextHeading of="terms-of-service:heading" mrz={toMrz('terms of service')} print="margin" />
      <PageContents
        label={t('contents.label')}
        of={[
          'terms-of-service:parties',
          'terms-of-service:account',
          'terms-of-service:plans',
          'terms-of-service:conduct',
          'terms-of-service:customers',
          'terms-of-service:service',
          'terms-of-service:property',
          'terms-of-service:ending',
          'terms-of-service:changes',
        ]}
      />
      <div className="legal">
        <TextSection of="terms-of-service:parties" split>
          <div className="prose">
            <p>{t('parties.text')}</p>
            <p>{t('parties.written')}</p>
          </div>
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
            <p>{t('customers.decision')}</p>
          </div>
        </TextSection>
        <TextSection of="terms-of-service:service" split>
          <div className="prose">
            <p>{t('service.text')}</p>
            <p>{t('service.liability')}</p>
          </div>
        </TextSection>
        <TextSection of="terms-of-service:property" split>
          <p className="prose">{t('property.text')}</p>
        </TextSection>
        <TextSection of="terms-of-service:ending" split>
          <p className="prose">{t('ending.text')}</p>
        </TextSection>
        <TextSection of="terms-of-service:changes" split>
          <div className="prose">
            <p>{t('changes.text')}</p>
            <p>{t('contact.text')}</p>
          </div>
          <p className="links">
            <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
            <MoreLink to="privacy-policy">{t('contact.privacy')}</MoreLink>
          </p>
        </TextSection>
      </div>
    </>
  );
}

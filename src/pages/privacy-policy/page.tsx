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
  const { t } = useTranslation('privacy-policy');
  return (
    <>
      <TextHeading of="privacy-policy:heading" mrz={toMrz('privacy')} print="margin" />
      <PageContents
        label={t('contents.label')}
        of={[
          'privacy-policy:scope',
          'privacy-policy:data',
          'privacy-policy:purposes',
          'privacy-policy:recipients',
          'privacy-policy:retention',
          'privacy-policy:safety',
          'privacy-policy:rights',
          'privacy-policy:changes',
        ]}
      />
      <div className="legal">
        <TextSection of="privacy-policy:scope" split>
          <div className="prose">
            <p>{t('scope.who')}</p>
            <p>{t('scope.service')}</p>
          </div>
        </TextSection>
        <RowsSection of="privacy-policy:data" split />
        <RowsSection of="privacy-policy:purposes" split />
        <RowsSection of="privacy-policy:recipients" split>
          <p className="prose">{t('recipients.transfer')}</p>
        </RowsSection>
        <TextSection of="privacy-policy:retention" split>
          <TextBullets of="privacy-policy:retention.items" />
          <p>
            <MoreLink to="cookies-policy">{t('contact.cookies')}</MoreLink>
          </p>
        </TextSection>
        <TextSection of="privacy-policy:safety" split>
          <p className="prose">{t('safety.text')}</p>
        </TextSection>
        {/* The rights of the Thai PDPA (sections 30 to 36) and of the GDPR (articles 15 to 22 and 77). */}
        <RowsSection of="privacy-policy:rights" split>
          <div className="prose">
            <p>{t('rights.how')}</p>
            <p>{t('rights.automated')}</p>
            <p>
              <MoreLink to="contact-sales">{t('contact.link')}</MoreLink>
            </p>
          </div>
        </RowsSection>
        <TextSection of="privacy-policy:changes" split>
          <p className="prose">{t('changes.text')}</p>
        </TextSection>
      </div>
    </>
  );
}

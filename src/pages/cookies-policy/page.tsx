import { useTranslation } from 'react-i18next';
import { POLICY_VERSIONS } from '../../contract/policy-versions';
import { MoreLink } from '../../sections/more-link';
import { PageContents } from '../../sections/page-contents';
import { PolicyVersions } from '../../sections/policy-versions';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextSection } from '../../sections/texts/text-section';
import { useOutsideHosts } from '../privacy-policy/use-outside-hosts';
import { StoredItems } from './stored-items';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation(['cookies-policy', 'common']);
  const { icons, country } = useOutsideHosts();
  const hosts = [...new Set([...icons, ...country])].join(', ');
  return (
    <>
      <PrintedHeading of="cookies-policy:heading" print="margin" full />
      <PageContents
        label={t('cookies-policy:contents.label')}
        of={[
          'cookies-policy:items',
          'cookies-policy:absent',
          'cookies-policy:remove',
          'cookies-policy:questions',
          'cookies-policy:changes',
        ]}
      />
      <div className="legal">
        <StoredItems />
        <TextSection of="cookies-policy:absent" split>
          <div className="prose">
            <p>{t('cookies-policy:absent.text')}</p>
            <p>{hosts ? t('cookies-policy:absent.outside', { hosts }) : t('cookies-policy:absent.alone')}</p>
          </div>
        </TextSection>
        <RowsSection of="cookies-policy:remove" split>
          <p className="note">{t('cookies-policy:remove.blocked')}</p>
        </RowsSection>
        <TextSection of="cookies-policy:questions" split>
          <p className="prose">{t('cookies-policy:questions.text')}</p>
          <p className="links">
            <MoreLink to="contact-sales">{t('common:footer.link.contactUs')}</MoreLink>
            <MoreLink to="privacy-policy">{t('common:link.privacy-policy')}</MoreLink>
          </p>
        </TextSection>
        <TextSection of="cookies-policy:changes" split>
          <p className="prose">{t('cookies-policy:changes.text')}</p>
          <PolicyVersions
            name={(number) => t('cookies-policy:changes.version', { number })}
            versions={POLICY_VERSIONS['cookies-policy'].map((date) => ({
              date,
              text: t(`cookies-policy:changes.history.${date}`),
            }))}
          />
        </TextSection>
      </div>
    </>
  );
}

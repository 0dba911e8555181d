import { useTranslation } from 'react-i18next';
import { PageContents } from '../../sections/page-contents';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { PrivacyCollection } from './privacy-collection';
import { PrivacyHandling } from './privacy-handling';
import { PrivacyPurposes } from './privacy-purposes';
import { PrivacyRecipients } from './privacy-recipients';
import { PrivacyRights } from './privacy-rights';
import { PrivacyScope } from './privacy-scope';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageHeading
        title={t('heading.title')}
        lead={t('heading.lead')}
        mrz={toMrz('privacy')}
        print="margin"
      />
      <PageContents
        label={t('contents.label')}
        entries={[
          { id: 'scope', title: t('scope.title') },
          { id: 'data', title: t('collect.title') },
          { id: 'purposes', title: t('purpose.title') },
          { id: 'recipients', title: t('recipients.title') },
          { id: 'retention', title: t('retention.title') },
          { id: 'safety', title: t('safety.title') },
          { id: 'rights', title: t('rights.title') },
          { id: 'changes', title: t('changes.title') },
        ]}
      />
      <div className="legal">
        <PrivacyScope />
        <PrivacyCollection />
        <PrivacyPurposes />
        <PrivacyRecipients />
        <PrivacyHandling />
        <PrivacyRights />
      </div>
    </>
  );
}

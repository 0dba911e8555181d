import { useTranslation } from 'react-i18next';
import type { Account } from '../../contract/answers';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { DataFields } from '../../ui/data-fields';
import { DocumentCard } from '../../ui/document-card';
import { LogOutButton } from './log-out-button';

/** In the place of a form that is for whoever is signed out: who is signed in, and the ways on. */
export function SignedInCard({ account }: { account: Account }) {
  const { t } = useTranslation('forms');
  return (
    <div className="signed-in">
      <DocumentCard caption={<h3>{t('session.title')}</h3>}>
        <DataFields
          fields={[
            { label: t('session.name'), value: `${account.firstName} ${account.lastName}` },
            { label: t('session.email'), value: account.email },
          ]}
        />
        <div className="actions">
          <Button as={LocalizedLink} to="account" primary>
            {t('session.account')}
          </Button>
          <Button as={LocalizedLink} to="pricing">
            {t('session.pricing')}
          </Button>
          <LogOutButton />
        </div>
      </DocumentCard>
    </div>
  );
}

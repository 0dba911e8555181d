import { useTranslation } from 'react-i18next';
import type { Account } from '../../contract/answers';
import { LogOutButton } from '../../forms/session/log-out-button';
import { DataFields } from '../../ui/data-fields';
import { DocumentCard } from '../../ui/document-card';

/** Who is signed in. */
export function AccountCard({ account }: { account: Account }) {
  const { t } = useTranslation(['account', 'forms']);
  const { firstName, lastName, email, emailConfirmed } = account;
  return (
    <DocumentCard
      caption={<h2>{t('account:card.title')}</h2>}
      captionEnd={
        <span className={emailConfirmed ? 'accent' : undefined}>
          {emailConfirmed ? t('account:card.confirmed') : t('account:card.unconfirmed')}
        </span>
      }
    >
      <DataFields
        fields={[
          { label: t('forms:session.name'), value: `${firstName} ${lastName}` },
          { label: t('forms:session.email'), value: email },
        ]}
      />
      <p>
        <LogOutButton />
      </p>
    </DocumentCard>
  );
}

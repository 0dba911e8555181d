import type { Account } from '../../contract/answers';
import { AccountCard } from './account-card';
import { AccountClosing } from './account-closing';
import { AccountConsent } from './account-consent';
import { AccountData } from './account-data';
import { AccountEmail } from './account-email';
import { AccountPassword } from './account-password';
import { AccountPlans } from './account-plans';

interface AccountViewProps {
  account: Account;
  onClosed: () => void;
}

export function AccountView({ account, onClosed }: AccountViewProps) {
  return (
    <div className="beside">
      <div className="asides before-form">
        <AccountCard account={account} />
      </div>
      <div className="account-parts">
        <AccountPlans account={account} />
        <AccountEmail account={account} />
        <AccountConsent account={account} />
        <AccountPassword />
        <AccountData />
        <AccountClosing onClosed={onClosed} />
      </div>
    </div>
  );
}

import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';
import { AccountOrNobody } from './account-or-nobody';
import { ConfirmedByLink } from './confirmed-by-link';
import './account.css';

export function Page() {
  return (
    <>
      <TextHeading of="account:heading" mrz={toMrz('account')} print="waves" />
      <div className="frame account-page">
        <ConfirmedByLink />
        <AccountOrNobody />
      </div>
    </>
  );
}

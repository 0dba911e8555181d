import { TextHeading } from '../../sections/texts/text-heading';
import { AccountOrNobody } from './account-or-nobody';
import { ConfirmedByLink } from './confirmed-by-link';
import '../../sections/form-page.css';
import '../../sections/form-stub.css';
import './account.css';

export function Page() {
  return (
    <>
      <TextHeading of="account:heading" print="under" />
      <div className="frame account-page form-alone">
        <ConfirmedByLink />
        <AccountOrNobody />
      </div>
    </>
  );
}

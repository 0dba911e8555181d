import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../routes/current-page';
import { href } from '../../routes/href';
import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { TextBullets } from '../../sections/texts/text-bullets';
import { Button } from '../../ui/button';

/** The way in, and what it leads to. */
export function SignedOut() {
  const { t } = useTranslation(['account', 'common']);
  const { locale } = useCurrentPage();
  const back = new URLSearchParams({ next: href('account', locale) });
  return (
    <section aria-labelledby="signed-out-title" className="form-panel">
      <h2 id="signed-out-title">{t('signedOut.title')}</h2>
      <p className="needs-script">{t('signedOut.text')}</p>
      <p className="only-without-script">{t('signedOut.needsScript')}</p>
      <div className="actions needs-script">
        <Button as={LocalizedLink} to="login" search={`?${back}`} primary>
          {t('common:action.logIn')}
        </Button>
        <Button as={LocalizedLink} to="signup">
          {t('signedOut.signUp')}
        </Button>
      </div>
      <p className="only-without-script">
        <MoreLink to="contact-sales">{t('contact')}</MoreLink>
      </p>
      <section aria-labelledby="here-title" className="account-offer">
        <h3 id="here-title">{t('signedOut.offer')}</h3>
        <TextBullets of="account:signedOut.here" />
      </section>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../routes/current-page';
import { href } from '../../routes/href';
import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { entriesOf } from '../../sections/texts/entries';
import { useTexts } from '../../sections/texts/use-texts';
import { Button } from '../../ui/button';
import { DefinitionRows } from '../../ui/definition-rows';

export function SignedOut() {
  const { t } = useTranslation(['account', 'common']);
  const texts = useTexts();
  const { locale } = useCurrentPage();
  const back = new URLSearchParams({ next: href('account', locale) });
  return (
    <div className="signed-out">
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
      </section>
      <section aria-labelledby="here-title" className="section-grid">
        <h2 id="here-title">{t('signedOut.here.title')}</h2>
        <DefinitionRows className="rows-columns" rows={entriesOf(texts('account:signedOut.here'))} />
      </section>
    </div>
  );
}

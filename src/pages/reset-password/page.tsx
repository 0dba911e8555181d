import { useTranslation } from 'react-i18next';
import { PasswordReset } from '../../forms/password-reset/password-reset';
import { MoreLink } from '../../sections/more-link';
import { TextBullets } from '../../sections/texts/text-bullets';
import { TextHeading } from '../../sections/texts/text-heading';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation(['reset-password', 'common']);
  return (
    <>
      <TextHeading of="reset-password:heading" print="waves" />
      <div className="frame beside">
        <div className="form-side">
          <PasswordReset />
          <section aria-labelledby="link-title" className="aside until-sent">
            <h2 id="link-title">{t('link.title')}</h2>
            <TextBullets of="reset-password:link.items" />
          </section>
        </div>
        <div className="asides">
          <section aria-labelledby="known-title" className="aside">
            <h2 id="known-title">{t('known.title')}</h2>
            <p>
              <MoreLink to="login">{t('common:action.logIn')}</MoreLink>
            </p>
          </section>
          <section aria-labelledby="no-mail-title" className="aside">
            <h2 id="no-mail-title">{t('noMail.title')}</h2>
            <p>{t('noMail.text')}</p>
            <p>
              <MoreLink to="contact-sales">{t('noMail.link')}</MoreLink>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}

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
      <TextHeading of="reset-password:heading" print="under" />
      <div className="frame beside">
        <PasswordReset
          help={
            <ul className="links">
              <li>
                {t('known.title')} <MoreLink to="login">{t('common:action.logIn')}</MoreLink>
              </li>
              <li>
                {t('noMail.title')} <MoreLink to="contact-sales">{t('noMail.link')}</MoreLink>
              </li>
            </ul>
          }
        />
        <section aria-labelledby="link-title" className="aside on-edge until-sent">
          <h2 id="link-title">{t('link.title')}</h2>
          <TextBullets of="reset-password:link.items" />
        </section>
      </div>
    </>
  );
}

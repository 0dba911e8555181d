import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../forms/login/login-form';
import { ForNobody } from '../../forms/session/for-nobody';
import { PrivacyNotice } from '../../forms/view/privacy-notice';
import { PORTAL_HASH } from '../../routes/portal';
import { MoreLink } from '../../sections/more-link';
import { TextBullets } from '../../sections/texts/text-bullets';
import { TextHeading } from '../../sections/texts/text-heading';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('login');
  const texts = useTexts();
  const { forgotten, 'no-account': noAccount } = texts('login:help');
  const { partner, verified } = texts('login:others');
  return (
    <>
      <TextHeading of="login:heading" print="under" />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <ForNobody>
            <LoginForm />
          </ForNobody>
          <ul className="links until-sent" aria-label={t('help.title')}>
            <li>
              {forgotten.term} <MoreLink to="reset-password">{forgotten.link}</MoreLink>
            </li>
            <li>
              {noAccount.term} <MoreLink to="signup">{noAccount.link}</MoreLink>
            </li>
          </ul>
          <section aria-labelledby="care-title" className="aside until-sent">
            <h2 id="care-title">{t('care.title')}</h2>
            <TextBullets of="login:care.items" />
            <PrivacyNotice />
          </section>
        </section>
        <section aria-labelledby="others-title" className="aside on-edge">
          <h2 id="others-title">{t('others.title')}</h2>
          <DefinitionRows
            rows={[
              {
                ...partner,
                link: (
                  <MoreLink to="partners" hash={PORTAL_HASH}>
                    {partner.link}
                  </MoreLink>
                ),
              },
              {
                ...verified,
                link: (
                  <MoreLink to="faq" hash="#verified-questions">
                    {verified.link}
                  </MoreLink>
                ),
              },
            ]}
          />
        </section>
      </div>
    </>
  );
}

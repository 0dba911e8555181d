import { useTranslation } from 'react-i18next';
import { ForNobody } from '../../forms/session/for-nobody';
import { SignupForm } from '../../forms/signup/signup-form';
import { MoreLink } from '../../sections/more-link';
import { entriesOf } from '../../sections/texts/entries';
import { TextHeading } from '../../sections/texts/text-heading';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';
import '../../sections/form-page.css';

export function Page() {
  const texts = useTexts();
  const { t } = useTranslation(['signup', 'common']);
  return (
    <>
      <TextHeading of="signup:heading" print="under" />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <ForNobody>
            <SignupForm />
          </ForNobody>
          <ul className="links until-sent">
            <li>
              {t('existing.title')} <MoreLink to="login">{t('common:action.logIn')}</MoreLink>
            </li>
          </ul>
        </section>
        <section aria-labelledby="next-title" className="aside on-edge">
          <h2 id="next-title">{t('next.title')}</h2>
          <DefinitionRows className="in-turn" rows={entriesOf(texts('signup:next'))} />
        </section>
      </div>
    </>
  );
}

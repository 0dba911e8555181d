import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { CompanyFields, isCompanyNamed } from './company-fields';

/** Whom the law calls the controller, and who answers for it. */
export function Controller() {
  const { t } = useTranslation('privacy-policy');
  const texts = useTexts();
  return (
    <TextSection of="privacy-policy:controller" split>
      <div className="prose">
        <p>{t('controller.who')}</p>
        {!isCompanyNamed() && <p>{t('controller.unnamed')}</p>}
        {!SITE.dataProtectionOfficer && <p>{t('controller.noOfficer')}</p>}
      </div>
      <CompanyFields labels={texts('privacy-policy:controller.fields')} />
    </TextSection>
  );
}

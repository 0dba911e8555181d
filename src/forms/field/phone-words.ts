import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '../../contract/locales';
import type { PhoneTexts } from '../../phone-input/phone-texts';
import { useCurrentPage } from '../../routes/current-page';

/** A phone field's language and words. */
export function usePhoneWords(): { locale: string; texts: PhoneTexts } {
  const { t } = useTranslation('forms');
  const { locale } = useCurrentPage();
  return useMemo(
    () => ({
      locale: LOCALE_TAGS[locale],
      texts: {
        country: t('phone.country'),
        chooseCountry: t('phone.chooseCountry'),
        search: t('phone.search'),
        noCountryFound: t('phone.noCountryFound'),
        // As the form and the server say it.
        faults: {
          'phone-too-short': t('error.phone-too-short'),
          'phone-too-long': t('error.phone-too-long'),
          'invalid-phone': t('error.invalid-phone'),
        },
        notInPlan: t('phone.notInPlan'),
      },
    }),
    [t, locale],
  );
}

/** Where the visitor's country is asked for; null unless the operator has switched it on. No form waits for this. */
export async function findVisitorCountryUrl(): Promise<string | null> {
  const { loadPublicConfig } = await import('../../api/load-public-config');
  const { visitorCountry } = await loadPublicConfig();
  return visitorCountry.enabled && visitorCountry.url !== '' ? visitorCountry.url : null;
}

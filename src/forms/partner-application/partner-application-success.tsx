import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { FormSuccess } from '../form-success';
import { ReferenceLine } from '../reference-line';

export function PartnerApplicationSuccess({ reference }: { reference: string }) {
  const { t } = useTranslation('forms');
  return (
    <FormSuccess title={t('partner.success.title')}>
      <p>{t('partner.success.text')}</p>
      <ReferenceLine reference={reference} />
      <p>
        <LocalizedLink to="home" className="button button-primary">
          {t('success.home')}
        </LocalizedLink>
      </p>
    </FormSuccess>
  );
}

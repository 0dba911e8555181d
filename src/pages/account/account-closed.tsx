import { useTranslation } from 'react-i18next';
import { FormSuccess } from '../../forms/view/form-success';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';

export function AccountClosed() {
  const { t } = useTranslation(['account', 'common']);
  return (
    <FormSuccess title={t('closed.title')}>
      <p>{t('closed.text')}</p>
      <p>
        <Button as={LocalizedLink} to="home" primary>
          {t('common:action.home')}
        </Button>
      </p>
    </FormSuccess>
  );
}

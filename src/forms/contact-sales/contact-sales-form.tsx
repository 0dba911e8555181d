import { useTranslation } from 'react-i18next';
import { postForReceipt } from '../../api/receipt';
import { contactSalesForm } from '../../contract/forms/contact-sales';
import { FormView } from '../view/form-view';
import { ReceiptSuccess } from '../view/receipt-success';

const send = postForReceipt(contactSalesForm);

export function ContactSalesForm() {
  const { t } = useTranslation('forms');
  return (
    <FormView
      form={contactSalesForm}
      label={t('contactSales.label')}
      send={send}
      notice={<p>{t('contactSales.notice')}</p>}
      submitLabel={t('contactSales.submit')}
      success={({ reference }) => (
        <ReceiptSuccess title={t('success.title')} text={t('success.text')} reference={reference} />
      )}
    />
  );
}

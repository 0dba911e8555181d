import { SERVICES } from '../../src/contract/services';
import { CONSENT_FIELD, fieldTable } from '../pages/field-table';
import type { FormPage } from '../pages/form-page';

export const contactSalesPage: FormPage = {
  action: '/api/contact-sales',
  sitePath: () => '/contact-sales',
  label: (texts) => texts.forms.contactSales.label,
  submit: (texts) => texts.forms.contactSales.submit,
  success: (texts) => texts.forms.success,
  fields: [
    ...fieldTable({
      rows: [
        ['name', 'text', 'name', 'required'],
        ['email', 'email', 'email', 'required'],
        ['company', 'text', 'organization'],
        ['telephone', 'tel', 'tel'],
        ['service', 'select'],
        ['message', 'textarea'],
      ],
      words: (texts) => texts.forms.contactSales.field,
      options: { service: (texts) => SERVICES.map((service) => [service, texts.forms.service[service]]) },
    }),
    CONSENT_FIELD,
  ],
};

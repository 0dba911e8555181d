import { MAX_LENGTH } from '../../src/contract/limits';
import { SERVICES } from '../../src/contract/services';
import type { FormPage } from '../pages/form-page';

export const contactSalesPage: FormPage = {
  action: '/api/contact-sales',
  sitePath: () => '/contact-sales',
  label: (texts) => texts.forms.contactSales.label,
  submit: (texts) => texts.forms.contactSales.submit,
  success: (texts) => texts.forms.success,
  fields: [
    {
      name: 'name',
      kind: 'text',
      label: (texts) => texts.forms.contactSales.field.name.label,
      required: true,
      autocomplete: 'name',
      maxLength: MAX_LENGTH.line,
    },
    {
      name: 'email',
      kind: 'email',
      label: (texts) => texts.forms.contactSales.field.email.label,
      required: true,
      autocomplete: 'email',
      maxLength: MAX_LENGTH.email,
    },
    {
      name: 'company',
      kind: 'text',
      label: (texts) => texts.forms.contactSales.field.company.label,
      autocomplete: 'organization',
      maxLength: MAX_LENGTH.line,
    },
    {
      name: 'telephone',
      kind: 'tel',
      label: (texts) => texts.forms.contactSales.field.telephone.label,
      autocomplete: 'tel',
      maxLength: MAX_LENGTH.telephone,
    },
    {
      name: 'service',
      kind: 'select',
      label: (texts) => texts.forms.contactSales.field.service.label,
      options: (texts) => SERVICES.map((service) => [service, texts.forms.service[service]]),
    },
    {
      name: 'message',
      kind: 'textarea',
      label: (texts) => texts.forms.contactSales.field.message.label,
      maxLength: MAX_LENGTH.message,
    },
    {
      name: 'marketingConsent',
      kind: 'checkbox',
      label: (texts) => texts.forms.consent.label,
    },
  ],
};

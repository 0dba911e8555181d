import { SERVICES } from '../services.ts';
import { API_PATHS } from '../wire.ts';
import { form } from './form.ts';

/**
 * The contact-sales form: specification, section 3. Name and e-mail are what sales needs to answer; the rest
 * may stay empty, so that no lead is lost to a field somebody would rather not fill in.
 */
export const contactSalesForm = form(
  { name: 'contact-sales', path: API_PATHS.contactSales, words: 'contactSales.field' },
  [
    { name: 'name', kind: 'text', required: true, autocomplete: 'name', half: true },
    { name: 'email', kind: 'email', required: true, autocomplete: 'email', half: true },
    { name: 'company', kind: 'text', autocomplete: 'organization', half: true },
    { name: 'telephone', kind: 'tel', autocomplete: 'tel', half: true },
    { name: 'service', kind: 'select', options: SERVICES, optionWords: 'service', autocomplete: 'off' },
    { name: 'message', kind: 'multiline', autocomplete: 'off' },
    { name: 'marketingConsent', kind: 'checkbox', words: 'consent' },
  ],
);

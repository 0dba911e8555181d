import { SERVICES } from '../services';
import { API_PATHS } from '../wire';
import { checkbox, email, multiline, select, tel, text } from './fields';
import { type AnswersOf, form } from './form';

/**
 * The contact-sales form: specification, section 3. Name and e-mail are what sales needs to answer; the rest
 * may stay empty, so that no lead is lost to a field somebody would rather not fill in.
 */
export const contactSalesForm = form(
  { name: 'contact-sales', path: API_PATHS.contactSales, words: 'contactSales.field' },
  [
    text('name', { required: true, autocomplete: 'name' }),
    email('email', 'email'),
    text('company', { autocomplete: 'organization' }),
    tel('telephone', 'tel'),
    select('service', SERVICES, 'service'),
    multiline('message'),
    checkbox('marketingConsent', { words: 'consent' }),
  ],
);

export type ContactSales = AnswersOf<typeof contactSalesForm>;

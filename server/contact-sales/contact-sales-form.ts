import { type ContactSales, contactSalesSchema } from '../../src/contract/contact-sales';
import { API_PATHS } from '../../src/contract/wire';
import type { FormDefinition } from '../forms/form-definition';
import { withCheckboxes, withTelephones } from '../forms/shape-fields';
import type { SubmissionInbox } from '../submissions/submission-inbox';
import { contactSalesPage } from './contact-sales-page';

/** Takes a sales lead: 201 `{ id, reference }`. */
export function createContactSalesForm(inbox: SubmissionInbox): FormDefinition<ContactSales> {
  return {
    name: 'contact-sales',
    path: API_PATHS.contactSales,
    schema: () => contactSalesSchema,
    shape: (fields) => withCheckboxes(withTelephones(fields, ['telephone']), ['marketingConsent']),
    accept: async (value, post) => async (tx) => {
      const { locale, ...data } = value;
      const { quarantined, now } = post;
      const fresh = { kind: 'contact-sales' as const, createdAt: now, locale, quarantined, data };
      const { id, reference } = await inbox.add(tx, fresh);
      return { status: 201, body: { id, reference } };
    },
    page: contactSalesPage,
  };
}

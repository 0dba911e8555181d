import { type PartnerApplication, partnerApplicationSchema } from '../../src/contract/partner-application';
import { API_PATHS } from '../../src/contract/wire';
import type { FormDefinition } from '../forms/form-definition';
import { nested, withAsciiDigits, withCheckboxes, withTelephones } from '../forms/shape-fields';
import type { SubmissionInbox } from '../submissions/submission-inbox';
import { partnerApplicationPage } from './partner-application-page';

type Fields = Record<string, unknown>;

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

function shapeGroup(value: unknown, checkbox: string, telephones: string[], numbers: string[]): unknown {
  const fields = asFields(value);
  if (fields === undefined) return value;
  return withAsciiDigits(withTelephones(withCheckboxes(fields, [checkbox]), telephones), numbers);
}

/** An HTML form sends `personal.firstName` and the like; a script sends two objects. */
function shape(fields: Fields, fromPlainForm: boolean): unknown {
  const { personal, company } = fromPlainForm ? nested(fields, ['personal', 'company']) : fields;
  return {
    personal: shapeGroup(personal, 'managesPartnership', ['landline', 'mobile'], []),
    company: shapeGroup(company, 'urgent', ['phone'], ['employees', 'yearsInBusiness']),
  };
}

/** Takes an application for the partner programme: 201 `{ id, reference }`. */
export function createPartnerApplicationForm(inbox: SubmissionInbox): FormDefinition<PartnerApplication> {
  return {
    name: 'partner-applications',
    path: API_PATHS.partnerApplications,
    schema: () => partnerApplicationSchema,
    shape: (fields, post) => shape(fields, post.urlencoded),
    accept: async (data, post) => async (tx) => {
      const { locale, quarantined, now: createdAt } = post;
      const fresh = { kind: 'partner-application' as const, createdAt, locale, quarantined, data };
      const { id, reference } = await inbox.add(tx, fresh);
      return { status: 201, body: { id, reference } };
    },
    page: partnerApplicationPage,
  };
}

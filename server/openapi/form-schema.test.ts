import Ajv from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapi-document';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';

const TYPE = 'application/x-www-form-urlencoded';

const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: 'api', ...(await openapiDocument()) });

function described(path: string, fields: Record<string, string>): boolean {
  const part = (text: string): string => encodeURIComponent(text.replaceAll('/', '~1'));
  const place = `api#/paths/${part(path)}/post/requestBody/content/${part(TYPE)}/schema`;
  const validate = ajv.getSchema(place);
  if (validate === undefined) throw new Error(`${path} takes no form`);
  return validate(fields) === true;
}

const NEW_ACCOUNT = { ...SIGNUP, confirmPassword: SIGNUP.password, marketingConsent: 'on' };

const PARTNER = {
  'personal.firstName': 'Malee',
  'personal.lastName': 'Srisuk',
  'personal.email': 'malee@example.com',
  'personal.managesPartnership': 'on',
  'company.name': 'Example Partner Co.',
  'company.employees': '1,200',
};

describe('the description of a form', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['/contact-sales', CONTACT_SALES, true],
    ['/contact-sales', { ...CONTACT_SALES, marketingConsent: 'true' }, true],
    ['/contact-sales', { ...CONTACT_SALES, marketingConsent: 'perhaps' }, false],
    ['/contact-sales', { ...CONTACT_SALES, name: 'x'.repeat(201) }, false],
    ['/signup', NEW_ACCOUNT, true],
    ['/signup', SIGNUP, false],
    ['/signup', { ...NEW_ACCOUNT, password: 'short1' }, false],
    ['/registrations', { ...NEW_ACCOUNT, planId: 'starter' }, true],
    ['/registrations', { ...NEW_ACCOUNT, planId: 'gold' }, false],
    ['/partner-applications', PARTNER, true],
    ['/partner-applications', { ...PARTNER, 'company.employees': 'many' }, false],
    ['/partner-applications', { ...PARTNER, 'personal.email': '' }, false],
  ])('%s with %j: %s, as the server has it', async (path, fields, taken) => {
    const { server } = await startTestApp();
    const headers = { 'content-type': TYPE, accept: 'text/html' };
    const payload = new URLSearchParams(fields).toString();
    const { statusCode } = await server.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    expect([described(path, fields), statusCode]).toEqual([taken, taken ? 303 : 422]);
  });
});

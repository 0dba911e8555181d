import Ajv from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { API_PATHS } from '../../src/contract/wire';
import { StoreUnavailableError } from '../storage/store';
import { failingStore } from '../testing/failing-store';
import { openapiDocument } from '../testing/openapi-document';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';

const document = await openapiDocument();
const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: 'api', ...document });

const pointer = (...parts: string[]): string =>
  `api#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** What the description says of this answer, or the reason why it says nothing. */
function misfit(path: string, method: string, answer: LightMyRequestResponse): string {
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const response = ['paths', path, method, 'responses', String(answer.statusCode)];
  if (answer.body === '')
    return ajv.getSchema(pointer(...response)) === undefined ? 'status not described' : '';
  const validate = ajv.getSchema(pointer(...response, 'content', type, 'schema'));
  if (validate === undefined) return `${answer.statusCode} ${type} is not described`;
  const body: unknown = type === 'text/plain' ? answer.body : answer.json();
  return validate(body) === true ? '' : ajv.errorsText(validate.errors);
}

type Call = [path: string, payload: object | string | undefined, headers?: Record<string, string>];

const BAD_TOKEN = { authorization: 'Bearer nothing' };

async function calls(app: TestApp): Promise<Call[]> {
  const signup = await app.server.inject({
    method: 'POST',
    url: '/api/signup',
    payload: { ...SIGNUP, email: 'first@example.com' },
  });
  const bearer = { authorization: `Bearer ${String(signup.json().token)}` };
  const key = { 'idempotency-key': 'k' };
  return [
    [API_PATHS.contactSales, CONTACT_SALES, key],
    [API_PATHS.contactSales, { ...CONTACT_SALES, name: 'Other' }, key],
    [API_PATHS.contactSales, {}],
    [API_PATHS.contactSales, '{'],
    [API_PATHS.contactSales, CONTACT_SALES, { 'sec-fetch-site': 'cross-site' }],
    [API_PATHS.contactSales, CONTACT_SALES, { authorization: 'Basic x' }],
    [API_PATHS.contactSales, { message: 'x'.repeat(300_000) }],
    [API_PATHS.contactSales, 'x', { 'content-type': 'text/plain' }],
    [API_PATHS.signup, SIGNUP],
    [API_PATHS.signup, SIGNUP],
    [API_PATHS.signup, { ...SIGNUP, password: 'password1' }],
    [API_PATHS.login, { email: SIGNUP.email, password: SIGNUP.password }],
    [API_PATHS.login, { email: SIGNUP.email, password: 'wrong 1' }],
    [API_PATHS.registrations, { planId: 'starter' }, bearer],
    [API_PATHS.registrations, { planId: 'gold' }, bearer],
    [API_PATHS.registrations, { planId: 'starter' }, BAD_TOKEN],
    [API_PATHS.registrations, { ...SIGNUP, email: 'x@example.com', planId: 'free-trial' }],
    [API_PATHS.registrations, { ...SIGNUP, planId: 'free-trial' }],
    [API_PATHS.partnerApplications, PARTNER_APPLICATION],
    [API_PATHS.partnerApplications, { personal: 5 }],
    [API_PATHS.me, undefined, bearer],
    [API_PATHS.me, undefined],
    [API_PATHS.logout, undefined, bearer],
    [API_PATHS.logout, undefined, bearer],
    [API_PATHS.logout, undefined, { ...bearer, origin: 'https://evil.example' }],
    [API_PATHS.challenge, undefined],
    [API_PATHS.ipCountry, undefined, { 'x-country': 'TH' }],
    [API_PATHS.ipCountry, undefined],
    [API_PATHS.health, undefined],
  ];
}

function methodOf(path: string): 'get' | 'post' {
  return document.paths[path]?.['post'] === undefined ? 'get' : 'post';
}

async function send({ server }: TestApp, [path, payload, headers = {}]: Call): Promise<string> {
  const method = methodOf(path);
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await server.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: `/api${path}`,
    headers: { ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const wrong = misfit(path, method, answer);
  return wrong === '' ? '' : `${method} ${path} ${answer.statusCode}: ${wrong} ${answer.body}`;
}

describe('openapi.json', () => {
  test('describes every call and is served', async () => {
    const described = Object.keys(document.paths).sort();
    expect(described).toEqual(
      Object.values(API_PATHS)
        .filter((path) => path !== API_PATHS.openapi)
        .sort(),
    );
  });

  test('every answer fits it', async () => {
    const app = await startTestApp({ config: { countryHeader: 'x-country' } });
    const misfits = [];
    for (const call of await calls(app)) misfits.push(await send(app, call));
    expect(misfits.filter((line) => line !== '')).toEqual([]);
  });

  test('also when the limit is reached, the database is away or the server fails', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    const all = await calls(app);
    const misfits = [];
    for (const call of [...all, ...all]) misfits.push(await send(app, call));
    for (const error of [new StoreUnavailableError('gone'), new Error('bug')]) {
      app.services.store = failingStore(error);
      for (const call of all) misfits.push(await send(app, call));
    }
    expect(misfits.filter((line) => line !== '')).toEqual([]);
  });
});

import Ajv from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { API_PATHS } from '../../src/contract/wire';
import type { LinkPurpose } from '../one-time-links/one-time-link';
import { insertLink } from '../one-time-links/one-time-link-repository';
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

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As it is described. */
  path: string;
  payload?: object | string | undefined;
  headers?: Record<string, string> | undefined;
  /** What stands for `{token}`. */
  token?: string | undefined;
}

const NEW_PASSWORD = `${API_PATHS.passwordResets}/{token}`;
const CONFIRMATION = `${API_PATHS.emailConfirmations}/{token}`;

const BAD_TOKEN = { authorization: 'Bearer nothing' };

async function calls(app: TestApp): Promise<Call[]> {
  const signup = await app.server.inject({
    method: 'POST',
    url: '/api/signup',
    payload: { ...SIGNUP, email: 'first@example.com' },
  });
  const bearer = { authorization: `Bearer ${String(signup.json().token)}` };
  const second = { email: 'first@example.com', password: SIGNUP.password };
  const login = await app.server.inject({ method: 'POST', url: '/api/login', payload: second });
  const other = { authorization: `Bearer ${String(login.json().token)}` };
  const key = { 'idempotency-key': 'k' };
  const { store, secret } = app.services;
  const { id: accountId } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const linkFor = (purpose: LinkPurpose) =>
    insertLink(store, secret, { accountId, purpose, now: app.clock.now });
  const { password } = SIGNUP;
  const change = { currentPassword: password, password: 'another river 8' };
  const posts: [string, object | string | undefined, Record<string, string>?, (string | undefined)?][] = [
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
    [API_PATHS.registrations, { planId: 'free-trial' }, bearer],
    [API_PATHS.passwordResets, { email: SIGNUP.email }],
    [API_PATHS.passwordResets, { email: 'x' }],
    [API_PATHS.emailConfirmations, undefined, bearer],
    [API_PATHS.emailConfirmations, undefined, BAD_TOKEN],
    [CONFIRMATION, undefined, {}, await linkFor('email-confirmation')],
    [CONFIRMATION, undefined, {}, 'nothing'],
    [API_PATHS.partnerApplications, PARTNER_APPLICATION],
    [API_PATHS.partnerApplications, { personal: 5 }],
    [API_PATHS.logout, undefined, other],
    [API_PATHS.logout, undefined, other],
    [API_PATHS.logout, undefined, { ...bearer, origin: 'https://evil.example' }],
  ];
  const gets: [string, Record<string, string>?][] = [
    [API_PATHS.challenge],
    [API_PATHS.ipCountry, { 'x-country': 'TH' }],
    [API_PATHS.ipCountry],
    [API_PATHS.health],
    [API_PATHS.me, bearer],
    [API_PATHS.me],
    [API_PATHS.myData, bearer],
    [API_PATHS.myData],
    [API_PATHS.myData, { ...bearer, origin: 'https://evil.example' }],
  ];
  const patches = [{ marketingConsent: true }, change, change, { ...change, marketingConsent: true }];
  const closings = [{ password: 'wrong 1' }, { password: change.password }, { password }];
  return [
    ...posts.map(
      ([path, payload, headers, token]): Call => ({ method: 'POST', path, payload, headers, token }),
    ),
    ...gets.map(([path, headers]): Call => ({ method: 'GET', path, headers })),
    ...patches.map((payload): Call => ({ method: 'PATCH', path: API_PATHS.me, payload, headers: bearer })),
    { method: 'PATCH', path: API_PATHS.me, payload: { marketingConsent: true } },
    ...closings.map((payload): Call => ({ method: 'DELETE', path: API_PATHS.me, payload, headers: bearer })),
    { method: 'POST', path: NEW_PASSWORD, payload: { password }, token: await linkFor('password-reset') },
    { method: 'POST', path: NEW_PASSWORD, payload: { password }, token: 'nothing' },
  ];
}

async function send({ server }: TestApp, call: Call): Promise<string> {
  const { method, path, payload, headers = {}, token = '' } = call;
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await server.inject({
    method,
    url: `/api${path.replace('{token}', token)}`,
    headers: { ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const wrong = misfit(path, method.toLowerCase(), answer);
  return wrong === '' ? '' : `${method} ${path} ${answer.statusCode}: ${wrong} ${answer.body}`;
}

describe('openapi.json', () => {
  test('describes every call and is served', async () => {
    const described = Object.keys(document.paths).sort();
    expect(described).toEqual(
      [...Object.values(API_PATHS), NEW_PASSWORD, CONFIRMATION, '/health/live', '/health/ready']
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

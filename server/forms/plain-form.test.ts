import { describe, expect, test } from 'vitest';
import enForms from '../../locales/en/forms.json';
import thForms from '../../locales/th/forms.json';
import { serverSecretFrom } from '../security/server-secret';
import { StoreUnavailableError } from '../storage/store';
import { failingStore } from '../testing/failing-store';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { plainFormKeys } from './plain-form-keys';

const TYPE = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const encode = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

describe('a browser without JavaScript', () => {
  test('is sent to a page in its language, which says that the form was submitted', async () => {
    const { server } = await startTestApp();
    const payload = encode({
      name: 'Som',
      email: 'som@example.com',
      telephone: '081 234 5678',
      locale: 'th',
    });
    const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      /^\/api\/contact-sales\/submitted\?locale=th&reference=VS-\w{5}-\w{5}$/,
    );
    const page = await server.inject({ url: String(answer.headers.location) });
    expect(page.statusCode).toBe(200);
    // Some words are elements, so that no line breaks them.
    const text = page.body.replace(/<\/?span[^>]*>|<wbr\/?>/g, '');
    expect(text).toContain(`<h3 tabindex="-1">${thForms.success.title}</h3>`);
    expect(text).toContain(thForms.success.text);
    expect(text).toContain('href="/th"');
    expect(text.match(/name="robots"[^>]*/g)).toEqual(['name="robots" content="noindex"']);
    expect(text).toContain(`<title>${thForms.success.title} · `);
    expect(text).not.toContain('<form');
  });

  test.each([
    ['/contact-sales', CONTACT_SALES, 'submissions'],
    ['/signup', { ...SIGNUP, confirmPassword: SIGNUP.password, locale: 'en' }, 'accounts'],
  ] as const)('that sends %s twice with one press is told once, the same', async (path, fields, table) => {
    const { server, services, clock } = await startTestApp();
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const press = (more = {}) =>
      server.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: TYPE,
        payload: encode({ ...texts, ...more }),
      });
    const stored = async () => (await services.store.selectFrom(table).selectAll().execute()).length;
    const minute = Math.ceil(clock.now / 60_000) * 60_000;
    clock.now = minute + 59_900;
    const [first, second] = await Promise.all([press(), press()]);
    // The last moment of one time, and the first of the next.
    clock.now = minute + 60_100;
    const third = await press();
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(new Set([first, second, third].map(({ headers }) => headers.location)).size).toBe(1);
    expect(await stored()).toBe(1);
    expect((await press({ email: 'other@example.com' })).statusCode).toBe(303);
    expect(await stored()).toBe(2);
  });

  test('has keys that nobody can reckon who knows what it sends, and when', () => {
    const of = (key: string) => plainFormKeys(serverSecretFrom(key), CONTACT_SALES, 90_000);
    expect(of('a')).toEqual(of('a'));
    expect(of('b').filter((key) => of('a').includes(key))).toEqual([]);
  });

  test('is told for a repeat by an instance whose key is another one, while keys are replaced', () => {
    const [own] = plainFormKeys(serverSecretFrom('a', 'b'), CONTACT_SALES, 90_000);
    expect(plainFormKeys(serverSecretFrom('b', 'a'), CONTACT_SALES, 130_000)).toContain(own);
  });

  test('that sends the same again some minutes later means it', async () => {
    const { server, services, clock } = await startTestApp();
    const payload = encode({ ...CONTACT_SALES, locale: 'en' });
    for (const _ of [1, 2]) {
      await server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload });
      clock.now += 2 * 60_000;
    }
    expect(await services.store.selectFrom('submissions').selectAll().execute()).toHaveLength(2);
  });

  test.each(['/contact-sales', '/partner-applications'])(
    'is told the reference of what it sent to %s, as long as that is kept, and no other',
    async (path) => {
      const { server, services } = await startTestApp();
      const payload = encode({
        ...CONTACT_SALES,
        'personal.firstName': 'M',
        'personal.lastName': 'S',
        'personal.email': 'm@example.com',
        'company.name': 'Co',
      });
      const answer = await server.inject({ method: 'POST', url: `/api${path}`, headers: TYPE, payload });
      const location = String(answer.headers.location);
      const show = async (url: string) => (await server.inject({ url })).body;
      const { reference } = await services.store
        .selectFrom('submissions')
        .select('reference')
        .executeTakeFirstOrThrow();
      expect(location).toBe(`/api${path}/submitted?locale=th&reference=${reference}`);
      const body = await show(location);
      expect(body).toContain(`<strong>${reference}</strong>`);
      expect(body).toContain(`data-line="${reference.replaceAll('-', '&lt;')}`);
      const others = ['VS-00000-00000', '%3Cb%3Ex', `${reference}&reference=${reference}`];
      for (const other of others) {
        expect(await show(location.replace(reference, other))).not.toContain('receipt-zone');
      }
      expect(await show(`/api/signup/submitted?reference=${reference}`)).not.toContain('receipt-zone');
      await services.store.deleteFrom('submissions').execute();
      const plain = await show(location);
      expect(plain).not.toContain('receipt-zone');
      expect(plain).toContain('form-success');
    },
  );

  test('is told that its form was submitted also while the database is away', async () => {
    const { server, services } = await startTestApp();
    const payload = encode({ ...CONTACT_SALES, locale: 'en' });
    const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload });
    const location = String(answer.headers.location);
    expect(location).toContain('&reference=');
    services.store = failingStore(new StoreUnavailableError('gone'));
    const page = await server.inject({ url: location });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('form-success');
    expect(page.body).not.toContain('receipt-zone');
  });

  test('gets the page of the form around its answer, without what only the script needs', async () => {
    const { server } = await startTestApp();
    const { body } = await server.inject({ url: '/api/contact-sales/submitted' });
    expect(body).toContain('<html lang="en-US">');
    expect(body).toContain('href="/pricing"');
    expect(body).not.toMatch(/<script[^>]* type="module"|modulepreload|application\/json/);
  });

  test('gets the form back with what was typed and what to mend', async () => {
    const { server } = await startTestApp();
    const payload = encode({ name: '"><script>x</script>', email: 'nobody', message: 'Line\nTwo' });
    const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(answer.body).toContain('Line\nTwo</textarea>');
    expect(answer.body).toContain(enForms.error['invalid-email']);
    const control = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(answer.body)?.[0];
    expect(control('email')).toMatch(/ aria-invalid="true"/);
    const [, hint, error] = / aria-describedby="(\S+) (\S+)"/.exec(control('email') ?? '') ?? [];
    expect(answer.body).toContain(`<p id="${hint}" class="field-hint">`);
    expect(answer.body).toContain(`<p id="${error}" class="field-error">`);
    expect(control('telephone')).toMatch(/ maxLength="25"/i);
    expect(control('locale')).toContain('value="en"');
  });

  test.each([
    [{ marketingConsent: 'on' }, true],
    [{}, false],
  ])('gets its ticks back: %j', async (ticks, isTicked) => {
    const { server } = await startTestApp();
    const payload = encode({ ...SIGNUP, email: 'nobody', ...ticks });
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: '/api/signup',
      headers: TYPE,
      payload,
    });
    expect(statusCode).toBe(422);
    const [box = ''] = /<input[^>]* name="marketingConsent"[^>]*>/.exec(body) ?? [];
    expect(box).toContain('type="checkbox"');
    expect(/ checked\b/.test(box)).toBe(isTicked);
  });

  test('is not shown as its own what another site had it post', async () => {
    const { server } = await startTestApp();
    const answer = await server.inject({
      method: 'POST',
      url: '/api/contact-sales',
      headers: { ...TYPE, 'sec-fetch-site': 'cross-site' },
      payload: encode({ name: 'Planted', email: 'planted@evil.example', message: 'Planted too' }),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('name="email"');
    expect(answer.body).not.toMatch(/planted/i);
  });

  test('gets a number back as it was typed, and its country with it', async () => {
    const { server } = await startTestApp();
    const payload = encode({ name: 'Som', email: 'a@b.example', telephone: '12', telephoneCountry: 'SE' });
    const { body } = await server.inject({
      method: 'POST',
      url: '/api/contact-sales',
      headers: TYPE,
      payload,
    });
    expect(body).toMatch(/<input[^>]* name="telephone"[^>]* value="12"/);
    expect(body).toMatch(/<input[^>]* name="telephoneCountry"[^>]* value="SE"/);
    expect(body).toContain(enForms.error['phone-too-short']);
  });

  test('gets a form that a machine gives itself away with, and a person does not', async () => {
    const { server, services } = await startTestApp();
    const post = (fields: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload: encode(fields) });
    const { body } = await post({
      name: 'Som',
      email: 'nobody',
      locale: 'th',
      leave_blank: 'https://spam.example',
    });
    const [honeypot = ''] = /<div class="honeypot" aria-hidden="true">.*?<\/div>/.exec(body) ?? [];
    expect(honeypot).toContain(thForms.honeypot.label);
    expect(honeypot).toMatch(/<input type="text" tabindex="-1" autoComplete="off" name="leave_blank"\/>/i);
    const [form = ''] = /<form.*<\/form>/s.exec(body) ?? [];
    const sent = Array.from(form.matchAll(/ name="(\w+)"/g), ([, name = '']) => [name, '']);
    const mended = { ...Object.fromEntries(sent), name: 'Som', email: 'som@example.com', locale: 'th' };
    expect(mended).toHaveProperty('leave_blank', '');
    await post(mended);
    await post({ ...mended, leave_blank: 'https://spam.example' });
    const rows = await services.store.selectFrom('submissions').selectAll().orderBy('quarantined').execute();
    expect(rows.map(({ quarantined }) => Number(quarantined))).toEqual([0, 1]);
  });

  test('never gets a password back', async () => {
    const { server } = await startTestApp();
    const payload = encode({ ...SIGNUP, confirmPassword: 'another one 8' });
    const answer = await server.inject({ method: 'POST', url: '/api/signup', headers: TYPE, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(enForms.error['password-mismatch']);
    expect(answer.body).toContain('value="Somchai"');
    expect(answer.body).not.toContain(SIGNUP.password);
  });

  test('can sign up, register and apply', async () => {
    const { server, services } = await startTestApp();
    const signup = { ...SIGNUP, confirmPassword: SIGNUP.password };
    const posts: [string, Record<string, string>][] = [
      ['/api/signup', signup],
      ['/api/registrations', { ...signup, email: 'b@example.com', planId: 'starter' }],
      [
        '/api/partner-applications',
        {
          'personal.firstName': 'M',
          'personal.lastName': 'S',
          'personal.email': 'm@example.com',
          'personal.managesPartnership': 'on',
          'company.name': 'Co',
          'company.employees': '๒๕',
        },
      ],
    ];
    for (const [url, fields] of posts) {
      const answer = await server.inject({ method: 'POST', url, headers: TYPE, payload: encode(fields) });
      const plan = fields['planId'] === undefined ? '' : `&planId=${fields['planId']}`;
      const location = String(answer.headers.location);
      const reference = url.endsWith('applications') ? '&reference=VS-' : '';
      expect([url, answer.statusCode]).toEqual([url, 303]);
      expect(location.startsWith(`${url}/submitted?locale=en${plan}${reference}`)).toBe(true);
      expect((await server.inject({ url: location })).statusCode).toBe(200);
    }
    const rows = await services.store.selectFrom('submissions').selectAll().execute();
    const application = rows.find(({ kind }) => kind === 'partner-application');
    const data: unknown = JSON.parse(String(application?.data));
    expect(data).toMatchObject({
      personal: { managesPartnership: true },
      company: { employees: '25', urgent: false },
    });
  });

  test('is told to wait when it posts too often', async () => {
    const { server } = await startTestApp({ config: { rateLimit: 1 } });
    const payload = encode({ name: 'Som', email: 'som@example.com' });
    const post = () => server.inject({ method: 'POST', url: '/api/contact-sales', headers: TYPE, payload });
    await post();
    const answer = await post();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('wait 60 seconds');
    expect(answer.body).toContain('value="som@example.com"');
  });

  test('that asks for JSON gets JSON', async () => {
    const { server } = await startTestApp();
    const headers = { ...TYPE, accept: 'application/json' };
    const payload = encode({ name: 'Som', email: 'som@example.com' });
    const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', headers, payload });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toHaveProperty('reference');
  });
});

describe('pages, which are rendered on the one thread', () => {
  const RATE_LIMIT = 2;

  const submitted = (remoteAddress: string) =>
    ({ url: '/api/contact-sales/submitted?locale=th', remoteAddress }) as const;
  const refused = (remoteAddress: string, headers = {}) =>
    ({
      method: 'POST',
      url: '/api/contact-sales',
      headers: { ...TYPE, ...headers },
      payload: 'name=&locale=th',
      remoteAddress,
    }) as const;

  test('are so many a minute for a network, whatever they answer', async () => {
    const { server, clock } = await startTestApp({ config: { rateLimit: RATE_LIMIT } });
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const asked = [refused('10.0.0.1'), refused('10.0.0.1', foreign), submitted('10.0.0.1')];
    const statuses: number[] = [];
    for (const request of [...asked, ...asked]) statuses.push((await server.inject(request)).statusCode);
    expect(statuses).toEqual([422, 403, 200, 422, 403, 200]);
    for (const request of asked) {
      const answer = await server.inject(request);
      expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        429,
        '60',
        'no-store',
      ]);
      expect(answer.body).not.toContain('<form');
    }
    expect((await server.inject(submitted('10.0.0.2'))).statusCode).toBe(200);
    clock.now += 60_000;
    expect((await server.inject(submitted('10.0.0.1'))).statusCode).toBe(200);
  });

  test('are so many for all networks together', async () => {
    const { server } = await startTestApp({ config: { rateLimit: RATE_LIMIT } });
    const statuses: number[] = [];
    for (let page = 0; page <= 60; page += 1)
      statuses.push((await server.inject(submitted(`10.0.${page}.1`))).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 503]);
  });
});

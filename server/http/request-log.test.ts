import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../src/testing/patiently';
import { StoreUnavailableError } from '../storage/store';
import { failingStore } from '../testing/failing-store';
import { listen } from '../testing/raw-request';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';
import { PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { LOGGER_OPTIONS } from './request-log';

const CANARY = 'canary7f3a';

function memory(): { stream: Writable; text: () => string } {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  return { stream, text: () => written };
}

test('logs are one JSON line a request, and hold nothing that a visitor sent', async () => {
  const { stream, text } = memory();
  const webhook = {
    url: new URL(`http://127.0.0.1:1/${CANARY}`),
    secret: Buffer.alloc(32),
    allowPrivate: true,
  };
  const { server, services } = await startTestApp({
    logger: { ...LOGGER_OPTIONS, stream },
    config: { webhook },
  });
  const headers = {
    'user-agent': CANARY,
    'x-request-id': CANARY,
    referer: `https://${CANARY}.example/`,
    cookie: `c=${CANARY}`,
    'idempotency-key': CANARY,
    'x-altcha': CANARY,
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const email = `${CANARY}@example.com`;
  const send = (url: string, payload: object | string, more: Record<string, string> = headers) =>
    server.inject({ method: 'POST', url, headers: more, payload });
  const answers = [
    await send(`/api/contact-sales?q=${CANARY}`, { name: CANARY, email, message: CANARY, locale: 'th' }),
    await send('/api/contact-sales', { name: CANARY, email: CANARY }),
    await send('/api/contact-sales', `name=${CANARY}&email=${email}&locale=${CANARY}`, form),
    await send('/api/contact-sales', `name=${CANARY}&email=${CANARY}`, form),
    await send('/api/contact-sales', `{"name":"${CANARY}`, {
      ...headers,
      'content-type': 'application/json',
    }),
    await send('/api/signup', { ...SIGNUP, firstName: CANARY, email, password: `${CANARY} 1` }),
    await send('/api/signup', { ...SIGNUP, email, password: `${CANARY} 2` }),
    await send('/api/login', { email, password: CANARY }),
    await send('/api/partner-applications', {
      ...PARTNER_APPLICATION,
      company: { name: CANARY, website: CANARY },
    }),
    await send('/api/registrations', { planId: CANARY }, { ...headers, authorization: `Bearer ${CANARY}` }),
    await send(`/api/${CANARY}`, {}),
    await send('/api/logout', {}, { ...headers, authorization: `Bearer ${CANARY}` }),
    await server.inject({ url: `/${CANARY}?${CANARY}`, headers }),
    await server.inject({ url: `/${CANARY}%zz`, headers }),
  ];
  await services.outbox.deliverDue();
  const secondary = await Promise.all(
    (['rate_limits', 'login_guards', 'idempotency_keys', 'spent_proofs', 'known_addresses'] as const).map(
      (table) => services.store.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(secondary)).not.toContain(CANARY);
  services.store = failingStore(new Error(`failed with ${CANARY}`));
  answers.push(await send('/api/contact-sales', { name: CANARY, email }, { 'user-agent': CANARY }));
  expect(answers.at(-1)?.statusCode).toBe(500);
  expect(answers.at(-1)?.body).not.toContain(CANARY);
  expect(text()).not.toContain(CANARY);
  const lines = text()
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const requests = lines.filter((line) => JSON.stringify(line).includes('"msg":"request"'));
  expect(requests).toHaveLength(answers.length);
  for (const { headers: sent } of answers) expect(String(sent.location ?? '')).not.toContain(CANARY);
});

test('a line says when and how grave in words, and by which code the database was lost', async () => {
  const { stream, text } = memory();
  const { server, services } = await startTestApp({ logger: { ...LOGGER_OPTIONS, stream } });
  const cause = Object.assign(new Error(`password ${CANARY}`), { code: '57P03' });
  services.store = failingStore(new StoreUnavailableError(`at ${CANARY}`, { cause }));
  const answer = await server.inject({ url: '/api/health' });
  const [failure, request] = text()
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(failure).toMatchObject({ level: 'warn', requestId: answer.headers['x-request-id'] });
  expect(failure?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(failure?.['failure']).toMatchObject({ type: 'StoreUnavailableError', code: '57P03' });
  expect(request).toMatchObject({ level: 'info', status: 503, route: '/api/health' });
  expect(text()).not.toContain(CANARY);
});

test('who left before the answer, and what is no request, have a line too', async () => {
  const { stream, text } = memory();
  const { server } = await startTestApp({ logger: { ...LOGGER_OPTIONS, stream } });
  const port = await listen(server);
  const send = (request: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    // One that does not read its answer keeps the server from closing.
    socket.resume();
    socket.write(request);
    return socket;
  };
  const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n';
  const left = send(`POST /api/contact-sales?${CANARY} HTTP/1.1\r\n${head}{"name":"${CANARY}`);
  await once(server.server, 'request');
  left.destroy();
  send(`${CANARY} /${CANARY} HTTP/1.1\r\n\r\n`);
  send(`GET /${CANARY} ${CANARY} HTTP/1.1\r\nHost: ${CANARY}\r\n\r\n`);
  await vi.waitFor(() => expect(text().match(/"msg":"request"/g)).toHaveLength(3), PATIENTLY);
  expect(text()).toContain('"method":"POST","route":"/api/contact-sales","status":499');
  expect(text()).toContain('"route":"unreadable","status":400,"code":"HPE_INVALID_METHOD"');
  expect(text()).not.toContain(CANARY);
});

test('who closes the connection with the answer did not leave before it', async () => {
  const { stream, text } = memory();
  const { server } = await startTestApp({ logger: { ...LOGGER_OPTIONS, stream } });
  const port = await listen(server);
  const times = 30;
  for (let done = 0; done < times; done += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
  }
  await vi.waitFor(() => expect(text().match(/"status":200/g)).toHaveLength(times), PATIENTLY);
  expect(text()).not.toContain('"status":499');
});

test('who left before a file was found is not told of by its name', async () => {
  const { stream, text } = memory();
  const siteDir = temporaryFolder();
  const { server } = await startTestApp({ config: { siteDir }, logger: { ...LOGGER_OPTIONS, stream } });
  const port = await listen(server);
  const looked = new Promise<() => void>((resolve) => {
    vi.spyOn(fs, 'stat').mockImplementation(((_path: string, told: (error: Error) => void) => {
      resolve(() => told(Object.assign(new Error('gone'), { code: 'ENOENT' })));
    }) as typeof fs.stat);
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /${CANARY} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const tell = await looked;
  socket.destroy();
  await vi.waitFor(() => expect(text()).toContain('"status":499'), PATIENTLY);
  tell();
  expect(text()).not.toContain(CANARY);
});

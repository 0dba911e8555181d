// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';

// There is no document whose mark of a session would go too.
vi.mock('./forget-session', () => ({ forgetSession: () => localStorage.removeItem('token') }));

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;

/** Each test loads the client anew: the configuration is read once a page. */
async function client() {
  vi.resetModules();
  const { getHttpClient } = await import('./http-client');
  return getHttpClient();
}

async function failure(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  // The module was loaded anew, and its class with it.
  expect(error).toHaveProperty('name', ApiError.name);
  return error as Record<string, unknown>;
}

beforeEach(async () => {
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ apiBase: `http://127.0.0.1:${port}/api` })));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('the HTTP client', () => {
  it('is given up after ten seconds of a dead line, and asked for again', async () => {
    const reachable = fetch;
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const given = failure(client());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(10_000);
    expect(await given).toHaveProperty('kind', 'timeout');
    vi.useRealTimers();
    vi.stubGlobal('fetch', reachable);
    const http = await client();
    expect(http).toHaveProperty('get');
  });

  it('speaks in the name that a call gives, whoever has logged in meanwhile', async () => {
    const seen: (string | undefined)[] = [];
    handle = ({ headers }, response) => {
      seen.push(headers.authorization);
      response.setHeader('content-type', 'application/json').end('{}');
    };
    vi.stubGlobal('localStorage', { getItem: () => 'new' });
    const http = await client();
    await http.post('/logout', undefined, { headers: { Authorization: 'Bearer old' } });
    await http.get('/me');
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  it('asks again for a configuration that could not be read, before the next request', async () => {
    const seen: (string | undefined)[] = [];
    handle = ({ url }, response) => {
      seen.push(url);
      response.setHeader('content-type', 'application/json').end('{}');
    };
    const reachable = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const http = await client();
    vi.stubGlobal('fetch', reachable);
    await http.get('/me');
    expect(seen).toEqual(['/api/me']);
  });

  it('takes its base address from the configuration and reads the token before each request', async () => {
    const seen: [string | undefined, string | undefined][] = [];
    handle = ({ url, headers }, response) => {
      seen.push([url, headers.authorization]);
      response.setHeader('content-type', 'application/json').end('{"ok":true}');
    };
    let token: string | null = null;
    vi.stubGlobal('localStorage', { getItem: () => token });
    const http = await client();
    await http.get('/me');
    token = 'abc';
    const { data } = await http.get<unknown>('/me');
    expect(data).toEqual({ ok: true });
    expect(seen).toEqual([
      ['/api/me', undefined],
      ['/api/me', 'Bearer abc'],
    ]);
    expect(http.defaults.timeout).toBe(0);
  });

  it('sends without a token where storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    handle = ({ headers }, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.keys(headers)));
    expect((await (await client()).get('/me')).data).not.toContain('authorization');
  });

  describe('a refused token', () => {
    const refuse =
      (meanwhile = () => {}): Handler =>
      (_request, response) => {
        meanwhile();
        response.writeHead(401).end();
      };

    it.each([
      ['is forgotten', '/me', 'old', null],
      ['is kept where somebody has logged in meanwhile', '/me', 'new', 'new'],
      ['is not what a log-in’s refusal is about', '/login', 'old', 'old'],
    ])('%s', async (_what, path, then, left) => {
      const stored = new Map([['token', 'old']]);
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => stored.delete(key),
      });
      handle = refuse(() => stored.set('token', then));
      await failure((await client()).get(path));
      expect(stored.get('token') ?? null).toBe(left);
    });
  });

  it('tells a status, with the problem and the time to wait', async () => {
    handle = (_request, response) =>
      response
        .writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '7' })
        .end(JSON.stringify({ status: 429, code: 'too-many-requests', title: 'Slow down', type: 'x' }));
    const error = await failure((await client()).get('/me'));
    expect(error).toMatchObject({ kind: 'status', status: 429, retryAfterS: 7 });
    expect(error['problem']).toMatchObject({ code: 'too-many-requests' });
  });

  it('reads of refused fields what is one', async () => {
    const refused = { field: 'email', code: 'invalid-email' };
    const errors = [null, 'email', { field: 7, code: 'required' }, { field: 'name' }, refused];
    handle = (_request, response) =>
      response
        .writeHead(422, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ code: 'invalid-fields', errors }));
    const error = await failure((await client()).post('/contact-sales', {}));
    expect(error['fieldProblems']).toEqual([refused]);
  });

  it('tells a timeout', async () => {
    handle = () => undefined;
    expect(await failure((await client()).get('/me', { timeout: 50 }))).toMatchObject({ kind: 'timeout' });
  });

  it('tells an abort', async () => {
    const controller = new AbortController();
    handle = () => controller.abort();
    const request = (await client()).get('/me', { signal: controller.signal });
    expect(await failure(request)).toMatchObject({ kind: 'aborted' });
  });

  it('tells that there is no network', async () => {
    handle = (request) => request.destroy();
    expect(await failure((await client()).get('/me'))).toMatchObject({ kind: 'network' });
  });

  it.each([
    ['a page', 200, 'text/html; charset=utf-8', '<h1>Sign in to the wifi</h1>'],
    ['nothing', 200, undefined, ''],
    ['a page that is said to be new', 201, 'text/html', '<h1>Welcome</h1>'],
  ])('takes %s in the place of an answer for no network', async (_what, status, type, body) => {
    handle = (_request, response) =>
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
    const http = await client();
    expect(await failure(http.post('/registrations', {}))).toMatchObject({ kind: 'network' });
    expect(await failure(http.get('/me/data', { responseType: 'blob' }))).toMatchObject({ kind: 'network' });
  });

  it('takes an answer without words for one', async () => {
    handle = (_request, response) => response.writeHead(204).end();
    expect((await (await client()).delete('/me')).status).toBe(204);
  });

  it('is asked for again where its code was lost', async () => {
    vi.resetModules();
    vi.doMock('./create-client', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { getHttpClient } = await import('./http-client');
    expect(await failure(getHttpClient())).toMatchObject({ kind: 'not-loaded' });
    vi.doUnmock('./create-client');
    handle = (_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"is":"there"}');
    expect((await (await getHttpClient()).get('/me')).data).toEqual({ is: 'there' });
  });
});

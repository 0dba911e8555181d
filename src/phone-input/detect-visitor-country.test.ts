// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectVisitorCountry } from './detect-visitor-country';

const URL = '/api/ip-country';
const limit = { controller: new AbortController(), afterMs: 0 };
const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  limit.controller = new AbortController();
  // No fake clock reaches the browser's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limit.afterMs = ms;
    return limit.controller.signal;
  });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads the country, and tells the service nothing about the visitor', async () => {
  fetched.mockResolvedValue(new Response('1;SE;SWE;Sweden\n'));
  expect(await detectVisitorCountry(URL)).toBe('SE');
  expect(fetched).toHaveBeenCalledWith(
    URL,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

it.each([
  ['2;SE;SWE;Sweden', 200],
  ['SE', 200],
  ['<html></html>', 200],
  ['1;SE;SWE;Sweden', 500],
])('knows none by %s with status %i', async (body, status) => {
  fetched.mockResolvedValue(new Response(body, { status }));
  expect(await detectVisitorCountry(URL)).toBeNull();
});

it('gives up after two seconds', async () => {
  fetched.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const detected = detectVisitorCountry(URL);
  expect(limit.afterMs).toBe(2000);
  limit.controller.abort(new DOMException('too slow', 'TimeoutError'));
  expect(await detected).toBeNull();
});

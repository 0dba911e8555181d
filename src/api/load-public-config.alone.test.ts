import { beforeEach, expect, it, vi } from 'vitest';
import { parsePublicConfig } from '../config/public-config';

const ELSEWHERE = { apiBase: 'https://api.example/api' };

const fetched = vi.fn<(path: string) => Promise<Response>>();

/** The configuration is read once a page: each test is a page. */
async function load() {
  const { loadPublicConfig } = await import('./load-public-config');
  return (await loadPublicConfig()).apiBase;
}

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => Response.json(ELSEWHERE));
  vi.stubGlobal('fetch', fetched);
});

it('is asked for once', async () => {
  expect(await Promise.all([load(), load()])).toEqual([ELSEWHERE.apiBase, ELSEWHERE.apiBase]);
  expect(fetched.mock.calls).toEqual([['/config.json']]);
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page answers in its place', async () => new Response('<!doctype html>')],
  ['a host fails for a moment', async () => new Response('{}', { status: 503 })],
])('is the default where %s, and asked for again', async (_what, answer) => {
  fetched.mockImplementationOnce(answer);
  expect(await load()).toBe(parsePublicConfig(null).apiBase);
  expect(await load()).toBe(ELSEWHERE.apiBase);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('is the default where nothing answers in ten seconds, and asked for again', async () => {
  vi.useFakeTimers();
  fetched.mockImplementationOnce(() => new Promise(() => undefined));
  const given = load();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(10_000);
  expect(await given).toBe(parsePublicConfig(null).apiBase);
  vi.useRealTimers();
  expect(await load()).toBe(ELSEWHERE.apiBase);
});

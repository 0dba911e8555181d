// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let answer: () => Promise<Response>;
const asked = vi.fn();

/** Each test is a page of its own: the module remembers what it knows. */
async function freshPage() {
  vi.resetModules();
  const { ownBuild } = await import('./own-build');
  const { isClientNavigation } = await import('../navigation/site-state');
  return { ownBuild, isClientNavigation };
}

beforeEach(() => {
  asked.mockReset();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked(url, init.cache);
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const BUILD = { id: 'b1', entry: '/own-build.ts' };

it('knows the build whose documents name this code, and asks once', async () => {
  answer = () => Promise.resolve(Response.json(BUILD));
  const { ownBuild, isClientNavigation } = await freshPage();
  expect(await Promise.all([ownBuild(), ownBuild()])).toEqual([BUILD, BUILD]);
  expect(await ownBuild()).toEqual(BUILD);
  expect(asked.mock.calls).toEqual([['/_build/current.json', 'no-cache']]);
  expect(isClientNavigation('/pricing')).toBe(true);
});

it.each([
  ['another code stands there', () => Promise.resolve(Response.json({ id: 'b2', entry: '/other.js' }))],
  ['no build is named', () => Promise.resolve(Response.json({ id: 7, entry: null }))],
  ['a page answers', () => Promise.resolve(new Response('<!doctype html>'))],
  ['nothing is there', () => Promise.resolve(new Response('', { status: 404 }))],
])('where %s, navigations are the browser’s', async (_name, given) => {
  answer = given;
  const { ownBuild, isClientNavigation } = await freshPage();
  await expect(ownBuild()).rejects.toThrow();
  expect(isClientNavigation('/pricing')).toBe(false);
});

it('asks again where there was no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { ownBuild, isClientNavigation } = await freshPage();
  await expect(ownBuild()).rejects.toThrow();
  expect(isClientNavigation('/pricing')).toBe(true);
  answer = () => Promise.resolve(Response.json(BUILD));
  expect(await ownBuild()).toEqual(BUILD);
});

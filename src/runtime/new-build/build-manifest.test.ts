// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isClientNavigation } from '../navigation/site-state';
import { isInManifest, MANIFEST_DELAY_MS, parseManifest, startBuildManifest } from './build-manifest';

const META = {
  id: 'b1',
  timestamp: 1,
  prerendered: ['/', '/pricing', '/faq', '/gone'],
  routeRules: { '/**': { prerender: true }, '/faq': { prerender: false } },
};

describe('parseManifest', () => {
  it.each([null, '<!doctype html>', [], { ...META, id: 'b2' }, { id: 'b1' }, { id: 'b1', prerendered: 'x' }])(
    'refuses %j',
    (value) => {
      expect(parseManifest(value, 'b1')).toBeNull();
    },
  );

  it.each([
    ['/pricing', true],
    ['/faq', false],
    ['/solution', false],
    ['/gone', false],
  ])('%s is listed: %s', (pathname, expected) => {
    const manifest = parseManifest(META, 'b1');
    expect(manifest && isInManifest(manifest, pathname)).toBe(expected);
  });
});

describe('startBuildManifest', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks a second after idle, and from then on the manifest steers', async () => {
    const fetched = vi.fn((_url: string) => Promise.resolve(Response.json(META)));
    vi.stubGlobal('fetch', fetched);
    expect(isClientNavigation('/solution')).toBe(true);
    startBuildManifest('b1');
    await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS - 1);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/_build/meta/b1.json']);
    expect(isClientNavigation('/solution')).toBe(false);
    expect(isClientNavigation('/pricing')).toBe(true);
  });

  it('keeps to what is known when it can’t be had', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 200 })));
    startBuildManifest('b1');
    await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS);
    expect(isClientNavigation('/pricing')).toBe(true);
  });
});

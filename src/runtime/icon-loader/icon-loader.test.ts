// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askServers, ICON_TIMEOUT_MS, OWN_ROTATION_MS, PUBLIC_ROTATION_MS } from './ask-servers';
import { cacheIcons, ICON_CACHE_MS, MAX_CACHED_ICONS, readCachedIcon } from './icon-cache';
import { parseIconSet } from './icon-data';
import { iconUrls, MAX_ICON_URL_CHARACTERS } from './icon-urls';

const NOW = 1_700_000_000_000;
const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('iconUrls', () => {
  it('asks for all icons of a set at once', () => {
    expect(iconUrls('/_icons', 'lucide', ['check', 'x'])).toEqual(['/_icons/lucide.json?icons=check,x']);
  });

  it('never exceeds 500 characters, and loses no name', () => {
    const names = Array.from({ length: 120 }, (_, index) => `some-icon-name-${index}`);
    const urls = iconUrls('https://icons.example', 'mdi', names);
    expect(Math.max(...urls.map((url) => url.length))).toBeLessThanOrEqual(MAX_ICON_URL_CHARACTERS);
    expect(urls.flatMap((url) => url.split('icons=')[1]?.split(',') ?? [])).toEqual(names);
  });
});

describe('parseIconSet', () => {
  it('reads the icon API’s form, with the set’s size and an icon’s own', () => {
    const icons = parseIconSet(
      {
        prefix: 'mdi',
        width: 24,
        height: 24,
        icons: { a: { body: '<path/>' }, b: { body: '<g/>', width: 32 } },
        not_found: ['c'],
      },
      'mdi',
    );
    expect(Object.fromEntries(icons)).toEqual({
      a: { body: '<path/>', width: 24, height: 24 },
      b: { body: '<g/>', width: 32, height: 24 },
    });
  });

  it.each([null, '<!doctype html>', { prefix: 'other', icons: { a: ICON } }, { prefix: 'mdi' }])(
    'finds none in %j',
    (answer) => {
      expect(parseIconSet(answer, 'mdi').size).toBe(0);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<use href="https://evil.example/x.svg#y"/>',
    '<foreignObject><p/></foreignObject>',
    '<style>*{display:none}</style>',
  ])('leaves out what does more than draw: %s', (body) => {
    expect(parseIconSet({ prefix: 'mdi', icons: { a: { body } } }, 'mdi').size).toBe(0);
  });
});

describe('the icon cache', () => {
  it('keeps an icon for 168 hours', () => {
    cacheIcons(new Map([['mdi:a', ICON]]));
    vi.setSystemTime(NOW + ICON_CACHE_MS - 1);
    expect(readCachedIcon('mdi:a')).toMatchObject(ICON);
    vi.setSystemTime(NOW + ICON_CACHE_MS);
    expect(readCachedIcon('mdi:a')).toBeNull();
  });

  it('keeps the newest 50', () => {
    for (let index = 0; index < MAX_CACHED_ICONS + 1; index += 1) {
      cacheIcons(new Map([[`mdi:${index}-x`, ICON]]));
    }
    expect(readCachedIcon('mdi:0-x')).toBeNull();
    expect(readCachedIcon('mdi:1-x')).not.toBeNull();
    expect(readCachedIcon(`mdi:${MAX_CACHED_ICONS}-x`)).not.toBeNull();
  });

  it.each(['{', '[]', 'null', '{"mdi:a":{"body":1}}'])('survives %s in storage', (stored) => {
    localStorage.setItem('icons', stored);
    expect(readCachedIcon('mdi:a')).toBeNull();
  });
});

describe('askServers', () => {
  /** How each server answers, by its host; without an entry it never does. */
  let answers: Record<string, () => Promise<Response>>;
  const asked: string[] = [];

  beforeEach(() => {
    answers = {};
    asked.length = 0;
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return answers[url]?.() ?? new Promise(() => undefined);
    });
  });

  const status = (code: number) => () => Promise.resolve(new Response('{}', { status: code }));

  it('asks the next after 750 ms, and the one after that 500 ms later', async () => {
    void askServers(['a', 'b', 'c']);
    expect([OWN_ROTATION_MS, PUBLIC_ROTATION_MS]).toEqual([750, 500]);
    await vi.advanceTimersByTimeAsync(OWN_ROTATION_MS - 1);
    expect(asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(PUBLIC_ROTATION_MS);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('gives up after 5 s', async () => {
    const answer = askServers(['a']);
    await vi.advanceTimersByTimeAsync(ICON_TIMEOUT_MS);
    expect(await answer).toEqual({ status: 0, body: null });
  });

  it.each([
    ['a 500', status(500)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('goes on at once after %s', async (_name, failure) => {
    answers = { a: failure, b: status(200) };
    expect(await askServers(['a', 'b'])).toEqual({ status: 200, body: {} });
    expect(asked).toEqual(['a', 'b']);
  });

  it('ends at a 404', async () => {
    answers = { a: status(404), b: status(200) };
    expect(await askServers(['a', 'b'])).toEqual({ status: 404, body: null });
    expect(asked).toEqual(['a']);
  });

  it('answers 424 where there is no fetch', async () => {
    vi.stubGlobal('fetch', undefined);
    expect(await askServers(['a'])).toEqual({ status: 424, body: null });
  });
});

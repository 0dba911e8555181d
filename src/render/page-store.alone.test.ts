// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InlinePayload } from '../routes/payload';
import { announcePageShown } from '../runtime/navigation/page-shown';
import { createPageStore } from './page-store.client';

const reload = vi.hoisted(() => ({ leaveByReload: vi.fn(), reloadOnce: vi.fn(() => true) }));
vi.mock('../runtime/new-build/reload-once', () => reload);
vi.mock('../runtime/new-build/own-build', () => ({
  ownBuild: () => Promise.resolve({ id: 'b1', entry: '/entry.js' }),
}));
vi.mock('./load-page-module', () => ({ loadPageModule: () => Promise.resolve(() => null) }));

const PAYLOAD: InlinePayload = {
  pageId: 'home',
  locale: 'en',
  path: '/',
  sheet: { zone: [] },
  resources: { common: { error: { serverErrorTitle: 'Internal Server Error' } } },
};

const first = { payload: PAYLOAD, Page: () => null, head: '<title>Home</title>' };
const answers = new Map<string, () => Response>();
const asked: string[] = [];

const goTo = (pathname: string) => history.pushState(null, '', pathname);
const payload = (path: string) => () =>
  Response.json({ ...PAYLOAD, entry: '/entry.js', path, head: `<title>${path}</title>` });

const ofPageAlone = (path: string) => () =>
  Response.json({ ...PAYLOAD, entry: '/entry.js', path, resources: {}, head: '' });

beforeEach(() => {
  vi.clearAllMocks();
  goTo('/');
  asked.length = 0;
  answers.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answers.get(url)?.() ?? new Response('', { status: 404 }));
  });
});

afterEach(() => {
  vi.mocked(console.warn).mockClear();
  vi.unstubAllGlobals();
});

describe('the page store', () => {
  it('gives the same promise for the same page, and asks once', async () => {
    answers.set('/_payload/b1/pricing.json', payload('/pricing'));
    const store = createPageStore('/', first);
    goTo('/pricing');
    const loading = store.load('/pricing');
    expect(store.load('/pricing')).toBe(loading);
    expect((await loading).head).toBe('<title>/pricing</title>');
    await store.preload('/pricing');
    expect(asked).toHaveLength(1);
    expect([store.has('/'), store.has('/pricing'), store.has('/faq')]).toEqual([true, true, false]);
  });

  it('asks for the texts of every page in a language that nobody has spoken yet', async () => {
    const common = { error: { serverErrorTitle: 'ข้อผิดพลาดของเซิร์ฟเวอร์' } };
    answers.set('/_payload/b1/th/_common.json', () =>
      Response.json({ entry: '/entry.js', resources: { common } }),
    );
    for (const path of ['/th', '/th/faq']) answers.set(`/_payload/b1${path}.json`, ofPageAlone(path));
    answers.set('/_payload/b1/faq.json', ofPageAlone('/faq'));
    const store = createPageStore('/', first);
    for (const path of ['/th', '/th/faq', '/faq']) await store.preload(path);
    expect(asked.filter((url) => url.includes('_common'))).toEqual(['/_payload/b1/th/_common.json']);
    const said = (path: string) => store.loaded(path)?.i18n.t('error.serverErrorTitle');
    expect(['/th', '/th/faq', '/faq'].map(said)).toEqual([
      common.error.serverErrorTitle,
      common.error.serverErrorTitle,
      'Internal Server Error',
    ]);
  });

  it('shows no page without the texts of every page', async () => {
    answers.set('/_payload/b1/th.json', ofPageAlone('/th'));
    answers.set('/_payload/b1/th/_common.json', () => Response.json({ entry: '/other.js', resources: {} }));
    const store = createPageStore('/', first);
    await expect(store.preload('/th')).rejects.toThrow('/th/_common');
    expect(store.has('/th')).toBe(false);
  });

  it('opens a page that was fetched ahead without waiting', async () => {
    answers.set('/_payload/b1/faq.json', payload('/faq'));
    const store = createPageStore('/', first);
    await store.preload('/faq');
    expect(store.load('/faq')).toHaveProperty('status', 'fulfilled');
  });

  it('forgets what could not be fetched ahead, and moves nobody', async () => {
    const store = createPageStore('/', first);
    await expect(store.preload('/faq')).rejects.toThrow();
    expect(reload.reloadOnce).not.toHaveBeenCalled();
    answers.set('/_payload/b1/faq.json', payload('/faq'));
    await store.preload('/faq');
    expect(store.has('/faq')).toBe(true);
  });

  it('asks again for whoever opens a page whose fetching ahead then fails', async () => {
    const refused = new Response('', { status: 503 });
    answers.set('/_payload/b1/faq.json', vi.fn(payload('/faq')).mockReturnValueOnce(refused));
    const store = createPageStore('/', first);
    const ahead = store.preload('/faq');
    goTo('/faq');
    const opened = store.load('/faq');
    await expect(ahead).rejects.toThrow();
    expect((await opened).head).toBe('<title>/faq</title>');
    expect(asked).toHaveLength(2);
    expect(reload.reloadOnce).not.toHaveBeenCalled();
  });

  it('leaves an unknown address to the browser', () => {
    const store = createPageStore('/', first);
    goTo('/no-such-page');
    void store.load('/no-such-page');
    expect(reload.leaveByReload).toHaveBeenCalledTimes(1);
  });

  it('names the failure, and shows the error page once a reload is no answer any more', async () => {
    reload.reloadOnce.mockReturnValueOnce(false);
    const store = createPageStore('/', first);
    goTo('/faq');
    const failed = await store.load('/faq');
    expect(failed.head).toContain('<title data-page="">Internal Server Error');
    const Failed = failed.Page as () => never;
    expect(() => Failed()).toThrow('could not be loaded');
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('/faq');
    announcePageShown();
    goTo('/');
    announcePageShown();
    answers.set('/_payload/b1/faq.json', payload('/faq'));
    goTo('/faq');
    expect((await store.load('/faq')).head).toBe('<title>/faq</title>');
  });

  it('gives another chance to each of several pages that failed one after the other', async () => {
    reload.reloadOnce.mockReturnValue(false);
    const store = createPageStore('/', first);
    for (const path of ['/faq', '/pricing', '/']) {
      goTo(path);
      await store.load(path);
      announcePageShown();
    }
    for (const path of ['/faq', '/pricing']) {
      answers.set(`/_payload/b1${path}.json`, payload(path));
      goTo(path);
      expect((await store.load(path)).head).toBe(`<title>${path}</title>`);
      announcePageShown();
    }
  });
});

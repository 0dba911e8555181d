// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadIcons } from './load-icons';

const PUBLIC = 'https://icons.example';
const SILENT = Symbol('never answers');
const BROKEN = Symbol('answers 503');
const asked: string[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  asked.length = 0;
  answers = { '/config.json': { iconServers: [PUBLIC] } };
  vi.stubGlobal('fetch', (url: string) => {
    if (url !== '/config.json') asked.push(url);
    if (answers[url] === SILENT) return new Promise(() => undefined);
    if (answers[url] === BROKEN) return Promise.resolve(new Response('', { status: 503 }));
    return Promise.resolve(url in answers ? Response.json(answers[url]) : new Response('', { status: 404 }));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function expectWarning(text: string): void {
  expect(vi.mocked(console.warn).mock.calls).toEqual([[text]]);
  vi.mocked(console.warn).mockClear();
}

const set = (prefix: string, ...names: string[]) => ({
  prefix,
  icons: Object.fromEntries(names.map((name) => [name, { body: `<path id="${name}"/>` }])),
});

describe('loadIcons', () => {
  it('takes what the site’s own file has, and asks the public server for the rest alone', async () => {
    answers['/_icons/lucide.json?icons=check,rocket'] = set('lucide', 'check', 'x');
    answers[`${PUBLIC}/lucide.json?icons=rocket`] = set('lucide', 'rocket');
    const icons = await loadIcons('lucide', ['check', 'rocket']);
    expect([...icons.keys()].sort()).toEqual(['check', 'rocket']);
    expect(await loadIcons('lucide', ['check', 'rocket'])).toHaveProperty('size', 2);
    expect(asked).toHaveLength(2);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warns once of what nobody has', async () => {
    const icons = await loadIcons('mdi', ['a', 'b']);
    expect(icons.size).toBe(0);
    expect(asked).toEqual([`${PUBLIC}/mdi.json?icons=a,b`]);
    expectWarning('Icons could not be loaded: mdi:a,b');
  });

  it('asks the public server when the site’s own fails, and nobody again', async () => {
    answers['/_icons/lucide.json?icons=rocket'] = BROKEN;
    answers[`${PUBLIC}/lucide.json?icons=rocket`] = set('lucide', 'rocket');
    expect([...(await loadIcons('lucide', ['rocket'])).keys()]).toEqual(['rocket']);
    expect(asked).toEqual(['/_icons/lucide.json?icons=rocket', `${PUBLIC}/lucide.json?icons=rocket`]);
    expect([...(await loadIcons('lucide', ['rocket'])).keys()]).toEqual(['rocket']);
    expect(asked).toHaveLength(2);
  });

  it('takes the site’s 404 for the end of the search', async () => {
    expect((await loadIcons('lucide', ['rocket', 'star'])).size).toBe(0);
    expect(asked).toEqual(['/_icons/lucide.json?icons=rocket,star']);
    expectWarning('Icons could not be loaded: lucide:rocket,star');
  });

  it('gives up after 5 s, when all servers have been asked', async () => {
    answers['/_icons/lucide.json?icons=rocket'] = SILENT;
    answers[`${PUBLIC}/lucide.json?icons=rocket`] = SILENT;
    vi.useFakeTimers();
    const given = vi.fn();
    void loadIcons('lucide', ['rocket']).then(given);
    await vi.advanceTimersByTimeAsync(4999);
    expect(asked).toHaveLength(2);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toHaveBeenCalledTimes(1);
    expectWarning('Icons could not be loaded: lucide:rocket');
  });

  it('leaves the icon out of a browser that can’t fetch', async () => {
    vi.stubGlobal('fetch', undefined);
    expect((await loadIcons('lucide', ['rocket'])).size).toBe(0);
    expectWarning('Icons could not be loaded: lucide:rocket');
  });
});

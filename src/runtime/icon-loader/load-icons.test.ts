// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadIcons } from './load-icons';

const PUBLIC = 'https://icons.example';
const asked: string[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  asked.length = 0;
  answers = { '/config.json': { iconServers: [PUBLIC] } };
  vi.stubGlobal('fetch', (url: string) => {
    if (url !== '/config.json') asked.push(url);
    return Promise.resolve(url in answers ? Response.json(answers[url]) : new Response('', { status: 404 }));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

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
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Icons could not be loaded: mdi:a,b']]);
    vi.mocked(console.warn).mockClear();
  });
});

import { describe, expect, it } from 'vitest';
import { href } from './href';
import { matchPage } from './match-page';
import { PAGES } from './pages';

describe('the page list', () => {
  it('has 27 pages, each at its own path', () => {
    expect(PAGES).toHaveLength(27);
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(27);
  });

  it('knows the page that each section belongs to', () => {
    const sections = PAGES.filter(({ sectionOf }) => sectionOf !== null);
    expect(sections).toHaveLength(7);
    for (const { id, sectionOf } of sections) expect(id.startsWith(`${sectionOf}/`), id).toBe(true);
  });
});

describe('href and matchPage', () => {
  it('are each other’s inverse', () => {
    for (const page of PAGES) {
      expect(matchPage(href(page.id, 'en'))).toEqual({ locale: 'en', path: page.path, page });
      expect(matchPage(href(page.id, 'th'))).toEqual({ locale: 'th', path: page.path, page });
    }
  });

  it.each(['/registration', '/registration/gold', '/thailand', '/th/nothing', '/constructor', '/__proto__'])(
    '%s is no page',
    (pathname) => {
      expect(matchPage(pathname).page).toBeNull();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { LOCALES } from '../contract/locales';
import { href } from './href';
import { matchPage } from './match-page';
import { findPage, PAGES } from './pages';

/** What section 2 of the specification asks for, written out: an address that gets lost must fail a test. */
const SPECIFIED = [
  '/',
  '/about-us',
  '/about-us/top-banner',
  '/contact-sales',
  '/contacts',
  '/cookies-policy',
  '/documents',
  '/faq',
  '/login',
  '/partners',
  '/partners/register',
  '/partners/learn-more',
  '/pricing',
  '/privacy-policy',
  '/registration/free-trial',
  '/registration/starter',
  '/registration/enterprise',
  '/signup',
  '/solution',
  '/solution/feature-detail',
  '/solution/feature-list',
  '/solution/stack-list',
  '/solution/top-banner',
  '/technology',
  '/technology/stack-list',
  '/technology/top-banner',
  '/terms-of-service',
];

describe('the page list', () => {
  it.each(SPECIFIED)('has %s', (path) => {
    expect(findPage(path)?.path).toBe(path);
  });

  it('has each page at a path of its own', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  });

  it('lists all that were specified, and no page of one person', () => {
    const pathsOf = (isUnlisted: boolean) =>
      PAGES.filter(({ unlisted }) => unlisted === isUnlisted).map(({ path }) => path);
    expect(pathsOf(true)).toEqual(['/account', '/reset-password']);
    expect(pathsOf(false).toSorted()).toEqual(SPECIFIED.toSorted());
  });

  it('knows the page that each section belongs to', () => {
    for (const { id, sectionOf } of PAGES) {
      if (sectionOf !== null) expect(id.startsWith(`${sectionOf}/`), id).toBe(true);
    }
  });
});

describe('href and matchPage', () => {
  it('are each other’s inverse', () => {
    for (const page of PAGES) {
      for (const locale of LOCALES) {
        expect(matchPage(href(page.id, locale))).toEqual({ locale, path: page.path, page });
      }
    }
  });

  it.each(['/registration', '/registration/gold', '/thailand', '/th/nothing', '/constructor', '/__proto__'])(
    '%s is no page',
    (pathname) => {
      expect(matchPage(pathname).page).toBeNull();
    },
  );
});

import type { PlanId } from '../contract/plans';

/** The columns of the footer that list pages. */
export type FooterGroup = 'product' | 'company' | 'legal';

interface PageOptions {
  /** Without the locale prefix; `/<id>` unless given. */
  path?: string;
  /** Folder below src/pages; the plans' registrations share one. */
  module?: string;
  /** The page that this one is a section of: its canonical URL, and why the sitemap leaves it out. */
  sectionOf?: string;
  planId?: PlanId;
  /** Whether the header's navigation leads to it, by the `link` of its texts' `meta`. */
  nav?: boolean;
  /** The column of the footer that leads to it, likewise. */
  footer?: FooterGroup;
  /** Of one person: no search engine is to list it, so nothing made for one names it. */
  unlisted?: boolean;
}

const page = <const Id extends string>(
  id: Id,
  { path = `/${id}`, module = id, sectionOf, planId, nav, footer, unlisted = false }: PageOptions = {},
) => ({ id, path, module, sectionOf: sectionOf ?? null, planId: planId ?? null, nav, footer, unlisted });

/**
 * Every page of the site, and the only source of its URLs and of the links in header and footer, in their order.
 * Each stands at `path` in the default language and below the prefix of every other one.
 */
export const PAGES = [
  page('home', { path: '/', nav: true }),
  page('solution', { nav: true, footer: 'product' }),
  page('solution/feature-detail', { sectionOf: 'solution' }),
  page('solution/feature-list', { sectionOf: 'solution' }),
  page('solution/stack-list', { sectionOf: 'solution' }),
  page('solution/top-banner', { sectionOf: 'solution' }),
  page('technology', { nav: true, footer: 'product' }),
  page('technology/stack-list', { sectionOf: 'technology' }),
  page('technology/top-banner', { sectionOf: 'technology' }),
  page('pricing', { nav: true, footer: 'product' }),
  page('documents', { footer: 'product' }),
  page('about-us', { nav: true, footer: 'company' }),
  page('about-us/top-banner', { sectionOf: 'about-us' }),
  page('partners', { nav: true, footer: 'company' }),
  page('partners/register', { footer: 'company' }),
  page('partners/learn-more'),
  page('faq', { footer: 'company' }),
  page('contacts'),
  page('contact-sales'),
  page('signup'),
  page('login'),
  page('account', { unlisted: true }),
  page('reset-password', { unlisted: true }),
  page('registration/free-trial', { module: 'registration', planId: 'free-trial' }),
  page('registration/starter', { module: 'registration', planId: 'starter' }),
  page('registration/enterprise', { module: 'registration', planId: 'enterprise' }),
  page('privacy-policy', { footer: 'legal' }),
  page('cookies-policy', { footer: 'legal' }),
  page('terms-of-service', { footer: 'legal' }),
];

export type PageDefinition = (typeof PAGES)[number];
export type PageId = PageDefinition['id'];

const BY_PATH = new Map<string, PageDefinition>(PAGES.map((definition) => [definition.path, definition]));
const BY_ID = new Map<string, PageDefinition>(PAGES.map((definition) => [definition.id, definition]));

/** `path` is without the locale prefix and without a trailing slash. */
export function findPage(path: string): PageDefinition | null {
  return BY_PATH.get(path) ?? null;
}

export function getPage(id: PageId): PageDefinition {
  const definition = BY_ID.get(id);
  if (!definition) throw new Error(`No page has the id ${id}`);
  return definition;
}

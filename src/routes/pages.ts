import type { PlanId } from '../contract/plans';

interface PageOptions {
  /** Without the locale prefix; `/<id>` unless given. */
  path?: string;
  /** Folder below src/pages; the plans' registrations share one. */
  module?: string;
  /** The page that this one is a section of: its canonical URL, and why the sitemap leaves it out. */
  sectionOf?: string;
  planId?: PlanId;
}

const page = <const Id extends string>(
  id: Id,
  { path = `/${id}`, module = id, sectionOf, planId }: PageOptions = {},
) => ({ id, path, module, sectionOf: sectionOf ?? null, planId: planId ?? null });

/** Every page of the site, and the only source of its URLs. Each stands at `path` and at `/th` + `path`. */
export const PAGES = [
  page('home', { path: '/' }),
  page('about-us'),
  page('about-us/top-banner', { sectionOf: 'about-us' }),
  page('contact-sales'),
  page('contacts'),
  page('cookies-policy'),
  page('documents'),
  page('faq'),
  page('login'),
  page('partners'),
  page('partners/register'),
  page('partners/learn-more'),
  page('pricing'),
  page('privacy-policy'),
  page('registration/free-trial', { module: 'registration', planId: 'free-trial' }),
  page('registration/starter', { module: 'registration', planId: 'starter' }),
  page('registration/enterprise', { module: 'registration', planId: 'enterprise' }),
  page('signup'),
  page('solution'),
  page('solution/feature-detail', { sectionOf: 'solution' }),
  page('solution/feature-list', { sectionOf: 'solution' }),
  page('solution/stack-list', { sectionOf: 'solution' }),
  page('solution/top-banner', { sectionOf: 'solution' }),
  page('technology'),
  page('technology/stack-list', { sectionOf: 'technology' }),
  page('technology/top-banner', { sectionOf: 'technology' }),
  page('terms-of-service'),
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

import type { PlanId } from '../contract/plans';
import type { MetaKey, Namespace } from '../locale/keys';

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
  meta: MetaKey,
  /** Translations the page reads besides `common`. */
  namespaces: readonly Namespace[],
  { path = `/${id}`, module = id, sectionOf, planId }: PageOptions = {},
) => ({ id, path, module, meta, namespaces, sectionOf: sectionOf ?? null, planId: planId ?? null });

/** Every page of the site, and the only source of its URLs. Each stands at `path` and at `/th` + `path`. */
export const PAGES = [
  page('home', 'home:meta.index', ['home'], { path: '/' }),
  page('about-us', 'about:meta.index', ['about']),
  page('about-us/top-banner', 'about:meta.topBanner', ['about'], { sectionOf: 'about-us' }),
  page('contact-sales', 'contact-sales:meta.index', ['contact-sales', 'forms']),
  page('contacts', 'contacts:meta.index', ['contacts']),
  page('cookies-policy', 'cookies:meta.index', ['cookies']),
  page('documents', 'documents:meta.index', ['documents']),
  page('faq', 'faq:meta.index', ['faq']),
  page('login', 'login:meta.index', ['login', 'forms']),
  page('partners', 'partners:meta.index', ['partners']),
  page('partners/register', 'partners:meta.register', ['partners', 'forms']),
  page('partners/learn-more', 'partners:meta.learnMore', ['partners']),
  page('pricing', 'pricing:meta.index', ['pricing']),
  page('privacy-policy', 'privacy:meta.index', ['privacy']),
  page('registration/free-trial', 'registration:meta.freeTrial', ['registration', 'forms'], {
    module: 'registration',
    planId: 'free-trial',
  }),
  page('registration/starter', 'registration:meta.starter', ['registration', 'forms'], {
    module: 'registration',
    planId: 'starter',
  }),
  page('registration/enterprise', 'registration:meta.enterprise', ['registration', 'forms'], {
    module: 'registration',
    planId: 'enterprise',
  }),
  page('signup', 'signup:meta.index', ['signup', 'forms']),
  page('solution', 'solution:meta.index', ['solution']),
  page('solution/feature-detail', 'solution:meta.featureDetail', ['solution'], {
    sectionOf: 'solution',
  }),
  page('solution/feature-list', 'solution:meta.featureList', ['solution'], { sectionOf: 'solution' }),
  page('solution/stack-list', 'solution:meta.stackList', ['solution'], { sectionOf: 'solution' }),
  page('solution/top-banner', 'solution:meta.topBanner', ['solution'], { sectionOf: 'solution' }),
  page('technology', 'technology:meta.index', ['technology']),
  page('technology/stack-list', 'technology:meta.stackList', ['technology'], {
    sectionOf: 'technology',
  }),
  page('technology/top-banner', 'technology:meta.topBanner', ['technology'], {
    sectionOf: 'technology',
  }),
  page('terms-of-service', 'terms:meta.index', ['terms']),
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

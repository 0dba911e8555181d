import type { MetaKey, Namespace } from '../locale/keys';
import type { PageDefinition, PageId } from '../routes/pages';

interface PageTexts {
  /** Key of `{ title, description }`. */
  meta: MetaKey;
  /** Translations that the page reads besides `common`. */
  namespaces: readonly Namespace[];
}

/** What each page says; apart from the list of pages, which every visitor's first script carries. */
export const PAGE_TEXTS: Record<PageId, PageTexts> = {
  home: { meta: 'home:meta.index', namespaces: ['home'] },
  'about-us': { meta: 'about:meta.index', namespaces: ['about'] },
  'about-us/top-banner': { meta: 'about:meta.topBanner', namespaces: ['about'] },
  'contact-sales': { meta: 'contact-sales:meta.index', namespaces: ['contact-sales', 'forms'] },
  contacts: { meta: 'contacts:meta.index', namespaces: ['contacts'] },
  'cookies-policy': { meta: 'cookies:meta.index', namespaces: ['cookies'] },
  documents: { meta: 'documents:meta.index', namespaces: ['documents'] },
  faq: { meta: 'faq:meta.index', namespaces: ['faq'] },
  login: { meta: 'login:meta.index', namespaces: ['login', 'forms'] },
  partners: { meta: 'partners:meta.index', namespaces: ['partners'] },
  'partners/register': { meta: 'partners:meta.register', namespaces: ['partners', 'forms'] },
  'partners/learn-more': { meta: 'partners:meta.learnMore', namespaces: ['partners'] },
  pricing: { meta: 'pricing:meta.index', namespaces: ['pricing'] },
  'privacy-policy': { meta: 'privacy:meta.index', namespaces: ['privacy'] },
  'registration/free-trial': { meta: 'registration:meta.freeTrial', namespaces: ['registration', 'forms'] },
  'registration/starter': { meta: 'registration:meta.starter', namespaces: ['registration', 'forms'] },
  'registration/enterprise': { meta: 'registration:meta.enterprise', namespaces: ['registration', 'forms'] },
  signup: { meta: 'signup:meta.index', namespaces: ['signup', 'forms'] },
  solution: { meta: 'solution:meta.index', namespaces: ['solution'] },
  'solution/feature-detail': { meta: 'solution:meta.featureDetail', namespaces: ['solution'] },
  'solution/feature-list': { meta: 'solution:meta.featureList', namespaces: ['solution'] },
  'solution/stack-list': { meta: 'solution:meta.stackList', namespaces: ['solution'] },
  'solution/top-banner': { meta: 'solution:meta.topBanner', namespaces: ['solution'] },
  technology: { meta: 'technology:meta.index', namespaces: ['technology'] },
  'technology/stack-list': { meta: 'technology:meta.stackList', namespaces: ['technology'] },
  'technology/top-banner': { meta: 'technology:meta.topBanner', namespaces: ['technology'] },
  'terms-of-service': { meta: 'terms:meta.index', namespaces: ['terms'] },
};

/** Null is the 404 page, which says what `common` has. */
export function namespacesOf(page: PageDefinition | null): readonly Namespace[] {
  return page ? PAGE_TEXTS[page.id].namespaces : [];
}

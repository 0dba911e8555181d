/** What a page of the site may not ask the browser for, whoever's script asked. */
const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

/** Of every answer, besides the Content-Security-Policy; names in lower case, as HTTP/2 has them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/** Said only behind https. Two years, as browsers' preload lists ask. */
export const TRANSPORT_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Of everything on a site that search engines are not to show, such as a preview. */
export const NO_INDEX_HEADERS: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };

/** A year, the most that caches keep to: for names that change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files that are not simply asked for again each time: a path, or with `*` all that begin with it. */
export const CACHE_RULES: readonly { path: string; cacheControl: string }[] = [
  { path: '/assets/*', cacheControl: IMMUTABLE },
  { path: '/_payload/*', cacheControl: IMMUTABLE },
  { path: '/_build/meta/*', cacheControl: IMMUTABLE },
  { path: '/_build/latest.json', cacheControl: 'no-store' },
];

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** How long a built file may be kept; anything whose name does not change with its content is asked again. */
export function cacheControlOf(path: string): string {
  return CACHE_RULES.find((rule) => matches(path, rule.path))?.cacheControl ?? 'no-cache';
}

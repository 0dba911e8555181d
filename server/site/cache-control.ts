const IMMUTABLE = 'public, max-age=31536000, immutable';

/** How long a built file may be kept; anything whose name does not change with its content is asked again. */
export function cacheControlOf(path: string): string {
  if (/^\/(?:assets|_payload|_build\/meta)\//.test(path)) return IMMUTABLE;
  if (path === '/_build/latest.json') return 'no-store';
  return 'no-cache';
}

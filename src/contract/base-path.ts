/**
 * Below which path of its host the site lives: '' for the host's root, else `/site`, without a slash at its end. It is
 * built in, and a site at a root carries nothing of it. What lies in a build, and the API's own routes, are addressed
 * without it: whoever hands the site's addresses on takes it off.
 */
export const BASE_PATH: string = '';

/** A browser's address as it is in the build: `/site/th` is `/th`. */
export const belowBase = (pathname: string): string =>
  BASE_PATH && `${pathname}/`.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : pathname;

/** The inverse: `/th` is `/site/th`, and `/` is `/site`. */
export const withBase = (path: string): string => (BASE_PATH && path === '/' ? BASE_PATH : BASE_PATH + path);

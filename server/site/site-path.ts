import { ASSET_FOLDERS, EXTENSION } from '../../src/contract/site-addresses';

/** What an address of the site asks for. `path` is decoded and has no way out of the folder. */
export type SiteRequest =
  | { kind: 'page'; path: string }
  | { kind: 'asset'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'nothing'; path: string };

/** Longest part of an unknown address that is repeated to the visitor. */
const SHOWN_CHARACTERS = 200;

const IN_ASSET_FOLDER = new RegExp(`^/(?:${ASSET_FOLDERS.join('|')})(?:/|$)`);

/** Percent-decoding that leaves what is not valid as it is. */
export function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A proxy's way to ask names the host too: `GET http://host/path`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

export const pathnameOf = (url: string): string => url.replace(ORIGIN, '').split(/[?#]/, 1)[0] ?? '';

export const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
};

export const shownPath = (url: string): string =>
  Array.from(safelyDecode(pathnameOf(url)))
    .slice(0, SHOWN_CHARACTERS)
    .join('');

/** A slash in disguise would be a second address of a page, or lead past a rule about folders. */
const DISGUISED_SLASH = /%2f|%5c/i;

/** Dots lead out of the folder or to hidden files; only `.well-known` is public. */
function isInside(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\0]/.test(path)) return false;
  return path
    .split('/')
    .every((segment, index) => !segment.startsWith('.') || (index === 1 && segment === '.well-known'));
}

/** Reads an address as sent, without touching the disk. */
export function readSitePath(url: string): SiteRequest {
  const sent = pathnameOf(url);
  const path = safelyDecode(sent);
  if (!isInside(path) || DISGUISED_SLASH.test(sent)) return { kind: 'nothing', path };
  if (IN_ASSET_FOLDER.test(path)) return { kind: 'asset', path };
  // The disk takes two slashes for one: each such writing would be an address of a page, and held in memory by itself.
  if (path.includes('//')) return { kind: 'nothing', path };
  if (path.length > 1 && path.endsWith('/')) return { kind: 'redirect', path: path.slice(0, -1) };
  if (path.endsWith('.html')) return { kind: 'redirect', path: path.slice(0, -'.html'.length) };
  // The home page's file, whose address is the folder's.
  if (path === '/index') return { kind: 'redirect', path };
  return EXTENSION.test(path) ? { kind: 'asset', path } : { kind: 'page', path };
}

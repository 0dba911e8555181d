export interface NavigationOptions {
  /** Only for an address that the site itself wrote down, never for one that came with a request. */
  allowExternal?: boolean;
}

/** Controls, marks and blanks: browsers strip some of them from addresses, so they hide schemes and hosts. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Percent-decoded until nothing changes: a second decoder further on must find nothing new. */
const MAX_DECODINGS = 5;

function fullyDecoded(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    } catch {
      return null; // A malformed escape means something else to everybody who reads it.
    }
  }
  return null;
}

/** One slash and then a name: neither `//host`, nor a backslash that browsers read as a slash. */
const isPath = (text: string): boolean =>
  text.startsWith('/') && !/^\/[/\\]/.test(text) && !text.includes('\\');

function externalTarget(text: string): string | null {
  if (INVISIBLE.test(text) || !/^https?:\/\/[^/\\]/i.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Where a navigation that a script brings about, or a `?next=` asks for, may lead: specification, section 8.
 * @param target as it came; anybody may have written it
 * @param origin of the site
 * @returns the path within the site, with query and hash; the whole address of an external one that is allowed;
 *   null for everything else, `javascript:` and its like always
 */
export function safeTarget(
  target: unknown,
  origin: string,
  { allowExternal = false }: NavigationOptions = {},
): string | null {
  if (typeof target !== 'string' || target === '') return null;
  const [path = ''] = target.split(/[?#]/, 1);
  const decoded = fullyDecoded(path);
  if (decoded !== null && isPath(path) && isPath(decoded) && !INVISIBLE.test(decoded.replaceAll(' ', ''))) {
    const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
    return url?.origin === origin && isPath(url.pathname) ? url.pathname + url.search + url.hash : null;
  }
  return allowExternal ? externalTarget(target) : null;
}

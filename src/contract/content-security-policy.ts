/**
 * Of what lies in the folders of what pages load. It is no document, so nothing is to be allowed to it; and the site's own
 * policy names every inline style, 2 kB before each of twenty files of a first visit.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export interface PolicyInput {
  /** `sha256-…` of each inline script of the build. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style of the build. */
  styleHashes: readonly string[];
  /** Where the browser sends the forms; absolute when the API lives on another host. */
  apiBase?: string | undefined;
  /** Other places that the site's scripts ask, such as icon servers; relative ones need no entry. */
  connect?: readonly string[] | undefined;
}

/** The origins of those addresses that are absolute http(s) ones, each once, in their order. */
function origins(addresses: readonly (string | undefined)[]): string[] {
  const found = addresses
    .filter((address) => address !== undefined && URL.canParse(address))
    .map((address) => new URL(address ?? ''))
    .filter((url) => url.protocol === 'https:' || url.protocol === 'http:')
    .map((url) => url.origin);
  return [...new Set(found)];
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** The site's `Content-Security-Policy`, for the server's answers and for a CDN's header file alike. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const api = origins([input.apiBase]);
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(input.scriptHashes)]],
    ['style-src', ["'self'", ...quoted(input.styleHashes)]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...origins([input.apiBase, ...(input.connect ?? [])])]],
    ['form-action', ["'self'", ...api]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

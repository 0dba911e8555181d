import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, BARE_ADDRESS_STATUS } from '../../contract/site-addresses';
import { escapePattern, type HostDescription, prefixedLocales } from './host-description';

/** `a|b` of texts. */
const anyOf = (texts: readonly string[]): string => texts.map(escapePattern).join('|');

/**
 * `routes`, not `redirects` and `cleanUrls`: only they have a part for what no file answered, in each language. Their
 * headers for files are set once a file was found (`handle: hit`), so that a missing one is never kept.
 */
export function vercelJson({ policy, headers, pages, base, apiElsewhere }: HostDescription): string {
  const inner = pages.filter((page) => page !== '/');
  const folders = `^/(?:${ASSET_FOLDERS.join('|')})/`;
  const json = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    routes: [
      {
        src: '^/(?!api/).*$',
        headers: {
          'content-security-policy': policy,
          ...headers,
          ...TRANSPORT_HEADERS,
          'cache-control': 'no-cache',
        },
        continue: true,
      },
      ...(apiElsewhere === undefined ? [{ src: '^/api/(.*)$', dest: 'https://api.example.com/api/$1' }] : []),
      { src: '^/index(?:\\.html|/)?$', status: BARE_ADDRESS_STATUS, headers: { location: base || '/' } },
      {
        src: `^(${anyOf(inner)})(?:\\.html|/)$`,
        status: BARE_ADDRESS_STATUS,
        headers: { location: `${base}$1` },
      },
      { src: `^(${anyOf(inner)})$`, dest: '$1.html' },
      { src: '^/$', dest: '/index.html' },
      { handle: 'filesystem' },
      { src: folders, dest: '/_missing', status: 404 },
      ...prefixedLocales(pages).map((locale) => ({
        src: `^/${locale}/.*$`,
        dest: `/${locale}/404.html`,
        status: 404,
      })),
      { src: '^.*$', dest: '/404.html', status: 404 },
      { handle: 'hit' },
      { src: `${folders}.*$`, headers: { 'content-security-policy': FILE_POLICY }, continue: true },
      ...CACHE_RULES.map(({ path, cacheControl }) => ({
        src: path.endsWith('*') ? `^${escapePattern(path.slice(0, -1))}.*$` : `^${escapePattern(path)}$`,
        headers: { 'cache-control': cacheControl },
        continue: true,
      })),
    ],
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

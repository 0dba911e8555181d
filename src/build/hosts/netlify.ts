import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { fileOfPage } from '../../contract/site-addresses';
import { type HostDescription, prefixedLocales } from './host-description';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Headers for hosts that read a `_headers` file beside the documents (Netlify and others): what `npm start`
 * sends, but that a path's second policy would not replace the first, so all have the documents'. Such hosts say by themselves that other files must be asked for again.
 */
export function headersFile({ policy, headers }: HostDescription): string {
  return [
    block('/*', { 'content-security-policy': policy, ...headers, ...TRANSPORT_HEADERS }),
    ...CACHE_RULES.map(({ path, cacheControl }) => block(path, { 'cache-control': cacheControl })),
  ].join('\n');
}

/**
 * Netlify takes an address with a slash and one without for the same before it looks here, and knows 301 and not 308.
 * What comes first holds.
 */
export function netlifyRedirects({ pages, base, apiElsewhere }: HostDescription): string {
  return [
    apiElsewhere === undefined
      ? '# The API: name its host here, or have the forms sent there by npm run configure -- … apiBase=…\n# /api/*  https://api.example.com/api/:splat  200!'
      : '# The forms are sent to another host by themselves.',
    ...pages.map((page) => `${fileOfPage(page)}  ${base + (base && page === '/' ? '' : page)}  301!`),
    ...prefixedLocales(pages).map((locale) => `/${locale}/*  /${locale}/404.html  404`),
    '/*  /404.html  404',
    '',
  ].join('\n');
}

import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, MISSING_FILE_TEXT } from '../../contract/site-addresses';
import type { HostDescription } from './host-description';

/** A header of Cloudflare's `_headers` may be 2,000 characters long, and the policy is longer; so it asks the worker. */
export const cloudflareRoutes = (): string =>
  `${JSON.stringify({ version: 1, include: ['/*'], exclude: [] }, null, 2)}\n`;

/** The base of an address, for a project at the root; and again, where its answer leads. */
const TAKE_OFF = (base: string): string =>
  `    if ((url.pathname + '/').startsWith('${base}/')) url.pathname = url.pathname.slice(${base.length}) || '/';\n`;
const PUT_BACK = (base: string): string =>
  `    const place = found.headers.get('location');\n    if (place?.startsWith('/')) answer.headers.set('location', '${base}' + place);\n`;

/**
 * Gives each answer its headers, hands `/api` on to `API_ORIGIN`, a variable of the project, and answers for a missing
 * file in plain text. Pages, their redirects and their 404s in two languages are Cloudflare's own way.
 */
export function cloudflareWorker({ policy, headers: always, base }: HostDescription): string {
  const headers = { 'content-security-policy': policy, ...always, ...TRANSPORT_HEADERS };
  return `const HEADERS = ${JSON.stringify(headers, null, 2)};
const CACHE_RULES = ${JSON.stringify(CACHE_RULES, null, 2)};
const IN_FOLDER = /^\\/(?:${ASSET_FOLDERS.join('|')})\\//;
const IS_FILE = /\\.(?!html$)[A-Za-z0-9]+$/;

const matches = (path, rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);

async function fromApi(request, url, apiOrigin) {
  if (!apiOrigin) return new Response('API_ORIGIN is not set.\\n', { status: 503, headers: HEADERS });
  const passed = new Request(new URL(url.pathname + url.search, apiOrigin), request);
  passed.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '');
  passed.headers.set('x-forwarded-host', url.host);
  passed.headers.set('x-forwarded-proto', 'https');
  return fetch(passed, { redirect: 'manual' });
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
${base && TAKE_OFF(base)}    if (/^\\/api(?:\\/|$)/.test(url.pathname)) return fromApi(request, url, env.API_ORIGIN);
    const found = await env.ASSETS.fetch(${base ? 'new Request(url, request)' : 'request'});
    const isMissingFile = found.status === 404 && (IN_FOLDER.test(url.pathname) || IS_FILE.test(url.pathname));
    const answer = isMissingFile
      ? new Response('${MISSING_FILE_TEXT}\\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
      : new Response(found.body, found);
${base && PUT_BACK(base)}    for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
    if (IN_FOLDER.test(url.pathname)) answer.headers.set('content-security-policy', ${JSON.stringify(FILE_POLICY)});
    const rule = found.status < 400 && CACHE_RULES.find(({ path }) => matches(url.pathname, path));
    answer.headers.set('cache-control', rule ? rule.cacheControl : 'no-cache');
    return answer;
  },
};
`;
}

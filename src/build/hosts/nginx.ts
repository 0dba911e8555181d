import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, BARE_ADDRESS_STATUS, MISSING_FILE_TEXT } from '../../contract/site-addresses';
import { type HostDescription, prefixedLocales, WRITTEN } from './host-description';

const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;

/** nginx reads 4 kB of its files at a time, and refuses a word that is longer. */
const LONGEST_WORD = 2_000;

/** A variable of a text of any length. */
function setInParts(name: string, text: string): string[] {
  const parts = text.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gs')) ?? [''];
  return parts.map((part, index) => `set $${name} "${index === 0 ? '' : `\${${name}}`}${part}";`);
}

/** In nginx a location of a folder holds only where no regular expression matches, unless it begins with `^~`. */
function fileLocations(): string[] {
  const folders = ASSET_FOLDERS.map((folder) => `/${folder}/`);
  const file = `set $site_policy "${FILE_POLICY}"; try_files $uri =404; error_page 404 @no_file;`;
  const ruled = CACHE_RULES.map(({ path, cacheControl }) => {
    const place = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
    return `location ${place} { set $site_cache "${cacheControl}"; ${file} }`;
  });
  const others = folders.filter((folder) => !CACHE_RULES.some(({ path }) => path === `${folder}*`));
  return [...ruled, ...others.map((folder) => `location ^~ ${folder} { ${file} }`)];
}

function pageLocations(pages: readonly string[]): string[] {
  const locales = prefixedLocales(pages);
  return [
    'location = / { try_files /index.html =404; }',
    ...locales.flatMap((locale) =>
      ['= /', '/'].map((kind) => {
        const path = kind === '/' ? `/${locale}/` : `${kind}${locale}`;
        return `location ${path} { try_files $uri.html =404; error_page 404 @no_page_${locale}; }`;
      }),
    ),
    'location / { try_files $uri.html =404; }',
    ...locales.map((locale) => `location @no_page_${locale} { try_files /${locale}/404.html =404; }`),
    'location @no_page { try_files /404.html =404; }',
  ];
}

const withoutAddress = (locale: string): string => {
  const prefix = locale === '' ? '' : `/${locale}`;
  const name = locale === '' ? '@no_page' : `@no_page_${locale}`;
  return `location ~ ^${prefix}/(?:404|500)(?:/|\\.html)?$ { return 404; error_page 404 ${name}; }`;
};

const failurePage = (locale: string): string => `${locale === '' ? '' : `/${locale}`}/500.html`;

/**
 * What a form that was posted without script is answered with where the API can't be reached, in the language of the page
 * that it was sent from. A program looks at the status alone.
 */
const chooseFailurePage = (locales: readonly string[], base: string): string[] => [
  `set $site_failure ${failurePage('')};`,
  ...locales.map(
    (locale) =>
      `if ($http_referer ~ "^[^/]*//[^/]+${base}/${locale}(?:[/?#]|$)") { set $site_failure ${failurePage(locale)}; }`,
  ),
];

const failureLocations = (locales: readonly string[]): string[] => [
  `location = ${failurePage('')} { internal; }`,
  ...locales.map(
    (locale) => `location = ${failurePage(locale)} { internal; error_page 404 @no_page_${locale}; }`,
  ),
];

/** Everything else is told as if the site were at the root. */
const withoutBase = (base: string): string[] =>
  base === '' ? [] : [`rewrite ^${base}$ /;`, `rewrite ^${base}(/.*)$ $1;`];

/** Belongs into a `server { … }` that has a `root`; the API is the upstream `site_api`. */
export function nginxSite({ policy, headers, pages, base, apiElsewhere }: HostDescription): string {
  const locales = prefixedLocales(pages);
  const api =
    apiElsewhere === undefined
      ? [...chooseFailurePage(locales, base), ...NGINX_API, ...failureLocations(locales)]
      : [];
  const lines = [
    WRITTEN,
    ...setInParts('site_policy', policy),
    header('content-security-policy', '$site_policy'),
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
    "set $site_transport '';",
    `if ($scheme = https) { set $site_transport "${TRANSPORT_HEADERS['strict-transport-security']}"; }`,
    `if ($http_x_forwarded_proto = https) { set $site_transport "${TRANSPORT_HEADERS['strict-transport-security']}"; }`,
    'add_header strict-transport-security $site_transport always;',
    '# A header with a value of its own in a location would take all of these away there.',
    'set $site_cache no-cache;',
    'add_header cache-control $site_cache always;',
    'charset utf-8;',
    'charset_types text/plain text/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    'types { text/html html; text/javascript js mjs; text/css css; application/json json; text/xml xml; text/plain txt;',
    '  image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/x-icon ico;',
    '  font/woff2 woff2; application/manifest+json webmanifest; application/pdf pdf; }',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'absolute_redirect off;',
    'error_page 404 @no_page;',
    '',
    ...withoutBase(base),
    ...api,
    ...fileLocations(),
    'location ~ /\\.(?!well-known/) { return 404; error_page 404 @no_file; }',
    'location ~ \\.(?:br|gz)$ { return 404; error_page 404 @no_file; }',
    ...['', ...locales].map(withoutAddress),
    `location ~ ^/index(?:/|\\.html)?$ { return ${BARE_ADDRESS_STATUS} ${base || '/'}$is_args$args; }`,
    '# Only to a page that exists, so that no address can send a visitor elsewhere.',
    'location ~ ^(?<bare_address>/.+?)(?:/|\\.html)$ {',
    `  if (-f $document_root$bare_address.html) { return ${BARE_ADDRESS_STATUS} ${base}$bare_address$is_args$args; }`,
    ...locales.map((locale) => `  if ($uri ~ ^/${locale}/) { rewrite ^ /${locale}/404 last; }`),
    '  return 404;',
    '}',
    'location ~ \\.[A-Za-z0-9]+$ { try_files $uri =404; error_page 404 @no_file; }',
    ...pageLocations(pages),
    `location @no_file { set $site_cache no-cache; types { } default_type text/plain; return 404 "${MISSING_FILE_TEXT}\\n"; }`,
    '',
  ];
  return lines.join('\n');
}

/** The API sends these headers itself; a location with one of its own has none of the site's. */
const NGINX_TO_API = [
  '  add_header x-none "";',
  '  gzip_static off;',
  '  proxy_pass http://site_api;',
  '  # An answer names the hash of each style that a page may have inline, for it may be a page.',
  '  proxy_buffer_size 16k;',
  '  proxy_buffers 8 16k;',
  '  proxy_http_version 1.1;',
  '  proxy_set_header Connection "";',
  '  proxy_set_header Host $http_host;',
  '  # What a visitor claims to be forwarded for is not passed on.',
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  '  proxy_set_header X-Forwarded-Proto $scheme;',
  '  proxy_set_header X-Forwarded-Host "";',
  '  proxy_set_header X-Request-Id $request_id;',
];

const NGINX_API = [
  'location /api/ {',
  ...NGINX_TO_API,
  '  error_page 502 504 $site_failure;',
  '  client_max_body_size 256k;',
  '  proxy_next_upstream error timeout http_503 non_idempotent;',
  '}',
  'location = /api {',
  ...NGINX_TO_API,
  '}',
];

/** A whole server, to begin with. */
export function nginxServer(): string {
  return `# Copy to /etc/nginx/conf.d/ and change the four marked lines. Certificates: https://certbot.eff.org
# Of two sites in one nginx, which share an API, one file alone has the next line.
upstream site_api { server 127.0.0.1:3000 max_fails=0; keepalive 32; }

server {
  listen 80;                          # 1. with certificates: listen 443 ssl; ssl_certificate …;
  server_name www.example.com;        # 2. the site's own name
  root /srv/site/current/client;      # 3. the built site
  include /srv/site/hosts/nginx/site.conf;  # 4. beside it
  # Behind another proxy or a CDN, of which these are the addresses: or all visitors have one limit.
  # set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
  # With Debian's libnginx-mod-http-brotli-static (or ngx_brotli) the smaller .br files are sent:
  # brotli_static on;
}
`;
}

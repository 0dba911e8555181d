import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, BARE_ADDRESS_STATUS, MISSING_FILE_TEXT } from '../../contract/site-addresses';
import { escapePattern, type HostDescription, prefixedLocales, WRITTEN } from './host-description';

/** How the name of a compressed twin ends; a request that was rewritten to one is matched by that name. */
const TWIN = '\\.(?:br|gz)';

/** The rules that hold for a path: the later of two that set a header wins. */
function cacheSections(): string[] {
  return CACHE_RULES.flatMap(({ path, cacheControl }) => {
    const pattern = path.endsWith('*')
      ? `^${escapePattern(path.slice(0, -1))}`
      : `^${escapePattern(path)}(?:${TWIN})?$`;
    return [
      `<LocationMatch "${pattern}">`,
      `  Header always set cache-control "${cacheControl}" "expr=%{REQUEST_STATUS} -lt 400"`,
      '</LocationMatch>',
    ];
  });
}

/** How Apache writes what `Define` has named. */
const apacheVariable = (name: string): string => `$\{${name}}`;

const API = [
  '<IfDefine !SITE_API>',
  '  Define SITE_API http://127.0.0.1:3000',
  '</IfDefine>',
  'ProxyPreserveHost On',
  `ProxyPass "/api" "${apacheVariable('SITE_API')}/api"`,
  '<Location "/api">',
  '  # What a visitor claims to be forwarded for is not passed on.',
  '  RequestHeader unset X-Forwarded-For early',
  '  RequestHeader set X-Forwarded-Proto "expr=%{REQUEST_SCHEME}"',
  '  RequestHeader unset Forwarded early',
  '  RequestHeader unset X-Request-Id early',
  '  LimitRequestBody 262144',
  '</Location>',
];

/** Names of twins: the browser's best first. */
const CODINGS = [
  { suffix: 'br', token: 'br' },
  { suffix: 'gz', token: 'gzip' },
] as const;

function twinRules(): string[] {
  return CODINGS.flatMap(({ suffix, token }) => [
    `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${token}\\b"`,
    `RewriteCond "%{DOCUMENT_ROOT}$1.${suffix}" -f`,
    `RewriteRule "^(.+)$" "$1.${suffix}" [L]`,
  ]);
}

/** Belongs into a `<VirtualHost>` that has a `DocumentRoot`; the API's address is `SITE_API`. */
export function apacheSite({ policy, headers, pages, base, apiElsewhere }: HostDescription): string {
  const folders = `^/(?:${ASSET_FOLDERS.join('|')})/`;
  const locales = prefixedLocales(pages);
  return [
    WRITTEN,
    ...(apiElsewhere === undefined ? API : []),
    '# The API sends these headers itself.',
    '<LocationMatch "^/(?!api(?:/|$))">',
    `  Header always set content-security-policy "${policy}"`,
    ...Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`),
    ...Object.entries(TRANSPORT_HEADERS).map(
      ([name, value]) =>
        `  Header always set ${name} "${value}" "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`,
    ),
    '  Header always set cache-control no-cache',
    '  Header always merge vary Accept-Encoding',
    '</LocationMatch>',
    `<LocationMatch "${folders}">`,
    `  Header always set content-security-policy "${FILE_POLICY}"`,
    '</LocationMatch>',
    ...cacheSections(),
    'ErrorDocument 404 /404.html',
    ...locales.flatMap((locale) => [
      `<LocationMatch "^/${locale}(?:/|$)">`,
      `  ErrorDocument 404 /${locale}/404.html`,
      '</LocationMatch>',
    ]),
    '# What a page would load and is not there is told in plain text.',
    `<LocationMatch "${folders}|^/(?!api/)(?!.*\\.html(?:${TWIN})?$).*\\.[A-Za-z0-9]+$">`,
    `  ErrorDocument 404 "${MISSING_FILE_TEXT}"`,
    '  Header always set content-type "text/plain; charset=utf-8" "expr=%{REQUEST_STATUS} -eq 404"',
    '</LocationMatch>',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'FileETag MTime Size',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .html .js .mjs .css .json .svg .xml .txt .webmanifest',
    'AddType text/javascript .js .mjs',
    'AddType application/manifest+json .webmanifest',
    'AddType font/woff2 .woff2',
    '# By default .br is the Breton language, and .gz a kind of file.',
    'RemoveLanguage .br',
    'RemoveType .gz',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    'RewriteEngine On',
    'RewriteRule "^/api(?:/|$)" "-" [L]',
    '# The page that stands in for another is asked for by the server itself.',
    'RewriteCond "%{ENV:REDIRECT_STATUS}" "!^$"',
    'RewriteRule "^" "-" [S=9]',
    'RewriteRule "/\\.(?!well-known/)|\\.(?:br|gz)$" "-" [R=404,L]',
    'RewriteRule "/(?:404|500)(?:\\.html|/)?$" "-" [R=404,L]',
    `RewriteRule "^/index(?:\\.html|/)?$" "${base || '/'}" [R=${BARE_ADDRESS_STATUS},L]`,
    '# Only to a page that exists, so that no address can send a visitor elsewhere.',
    'RewriteCond "%{DOCUMENT_ROOT}$1.html" -f',
    `RewriteRule "^(/.+?)(?:/|\\.html)$" "${base}$1" [R=${BARE_ADDRESS_STATUS},L]`,
    'RewriteRule "^/.+/$" "-" [R=404,L]',
    'RewriteRule "^/$" "/index.html" [S=3]',
    `RewriteRule "${folders}" "-" [S=2]`,
    'RewriteRule "\\.[A-Za-z0-9]+$" "-" [S=1]',
    'RewriteRule "^(/.+)$" "$1.html"',
    ...twinRules(),
    '',
  ].join('\n');
}

/** A whole virtual host, to begin with. */
export function apacheServer(): string {
  return `# Copy to /etc/apache2/sites-available/ and change the marked lines.
# Needs: a2enmod headers rewrite mime proxy proxy_http
Define SITE_API http://127.0.0.1:3000

<VirtualHost *:80>
  # 1. the site's own name
  ServerName www.example.com
  # 2. the built site
  DocumentRoot /srv/site/current/client
  <Directory /srv/site/current/client>
    AllowOverride None
    Require all granted
  </Directory>
  # 3. beside it
  Include /srv/site/hosts/apache/site.conf
</VirtualHost>
`;
}

import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, BARE_ADDRESS_STATUS, MISSING_FILE_TEXT } from '../../contract/site-addresses';
import { type HostDescription, prefixedLocales, WRITTEN } from './host-description';

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`);

function cacheLines(): string[] {
  return CACHE_RULES.flatMap(({ path, cacheControl }, index) => [
    `@cached${index} path ${path}`,
    `header @cached${index} cache-control "${cacheControl}"`,
  ]);
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

/** What is asked for, or its twin in a coding that the browser takes. */
const FILES = ['file_server {', '\tprecompressed br gzip', '}'];

const API = [
  '@api path /api /api/*',
  'handle @api {',
  // Caddy passes on none of a visitor's own X-Forwarded-For unless it is told whom to trust.
  '\trequest_body {',
  '\t\tmax_size 256KB',
  '\t}',
  '\treverse_proxy {$SITE_API:127.0.0.1:3000} {',
  '\t\theader_up X-Request-Id {http.request.uuid}',
  '\t}',
  '}',
];

/** For `import`: a snippet that belongs into a site's block, whose `root` is the built site. */
export function caddySite({ policy, headers, pages, base, apiElsewhere }: HostDescription): string {
  const folders = ASSET_FOLDERS.map((folder) => `/${folder}/*`).join(' ');
  const locales = prefixedLocales(pages);
  const site = [
    '(site_headers) {',
    ...indented([
      `@loaded path ${folders}`,
      `@other not path ${folders}`,
      `header @loaded content-security-policy "${FILE_POLICY}"`,
      `header @other content-security-policy "${policy}"`,
      ...headerLines(headers),
    ]),
    '\t@encrypted expression `{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"`',
    ...indented(headerLines(TRANSPORT_HEADERS).map((line) => line.replace('header ', 'header @encrypted '))),
    '\theader -Server',
    '}',
    '',
    '(site_files) {',
    ...indented([
      'route {',
      ...indented([
        'import site_headers',
        'header cache-control no-cache',
        ...cacheLines(),
        '@hidden path_regexp \\.(br|gz)$|/\\.',
        '@public path /.well-known/*',
        'handle @public {',
        '\tfile_server',
        '}',
        'error @hidden 404',
        `@folder path ${folders}`,
        'handle @folder {',
        ...indented(FILES),
        '}',
        '@stand_in path_regexp ^(/[a-z]+)?/(404|500)(\\.html|/)?$',
        'error @stand_in 404',
        '@home path /index /index.html /index/',
        'route @home {',
        '\trewrite * /',
        `\tredir * ${base}{uri} ${BARE_ADDRESS_STATUS}`,
        '}',
        '# Only to a page that exists, so that no address can send a visitor elsewhere.',
        '@not_bare path_regexp not_bare ^(/.+?)(/|\\.html)$',
        'route @not_bare {',
        '\trewrite * {re.not_bare.1}',
        '\t@exists file {path}.html',
        `\tredir @exists ${base}{uri} ${BARE_ADDRESS_STATUS}`,
        '\terror 404',
        '}',
        '@root path /',
        'handle @root {',
        '\trewrite * /index.html',
        ...indented(FILES),
        '}',
        'header /site.webmanifest content-type application/manifest+json',
        '@page not path_regexp \\.[A-Za-z0-9]+$',
        'handle @page {',
        '\trewrite * {path}.html',
        ...indented(FILES),
        '}',
        ...FILES,
      ]),
      '}',
    ]),
    '}',
  ];
  const errors = [
    'handle_errors {',
    ...indented([
      'import site_headers',
      'header cache-control no-cache',
      '@file_missing {',
      '\texpression {http.error.status_code} == 404',
      `\tpath_regexp ^/(${ASSET_FOLDERS.join('|')})/|\\.[A-Za-z0-9]+$`,
      '\tnot path *.html',
      '}',
      'handle @file_missing {',
      '\theader content-type "text/plain; charset=utf-8"',
      `\trespond "${MISSING_FILE_TEXT}" 404`,
      '}',
      ...locales.flatMap((locale) => [
        `@no_page_${locale} {`,
        '\texpression {http.error.status_code} == 404',
        `\texpression {http.request.orig_uri.path}.matches("^${base && `(${base})?`}/${locale}(/|$)")`,
        '}',
        `handle @no_page_${locale} {`,
        `\trewrite * /${locale}/404.html`,
        ...indented(FILES),
        '}',
      ]),
      '@no_page expression {http.error.status_code} == 404',
      'handle @no_page {',
      '\trewrite * /404.html',
      ...indented(FILES),
      '}',
      '@failed expression {http.error.status_code} >= 500',
      'handle @failed {',
      '\theader cache-control no-store',
      '\trespond "{http.error.status_code} {http.error.status_text}"',
      '}',
    ]),
    '}',
  ];
  return [
    WRITTEN,
    ...site,
    '',
    '(site) {',
    ...indented([
      ...(base ? [`rewrite ${base} /`, `uri strip_prefix ${base}`] : []),
      ...(apiElsewhere === undefined ? API : []),
      'handle {',
      '\timport site_files',
      '}',
      ...errors,
    ]),
    '}',
    '',
  ].join('\n');
}

/** A whole site, to begin with. */
export function caddyServer(): string {
  return `# Caddyfile: change the name and the two folders. Caddy has certificates made by itself.
import /srv/site/hosts/caddy/site.caddy

www.example.com {
	root * /srv/site/current/client
	import site
}
`;
}

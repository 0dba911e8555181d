import { FILE_POLICY } from '../../contract/content-security-policy';
import { CACHE_RULES, TRANSPORT_HEADERS } from '../../contract/headers';
import { ASSET_FOLDERS, BARE_ADDRESS_STATUS, STAND_IN_STATUSES } from '../../contract/site-addresses';
import { type HostDescription, prefixedLocales } from './host-description';

/**
 * Two functions of the runtime `cloudfront-js-2.0`: one for requests, one for answers. CloudFront's own error page is
 * one for all languages, so a page that is not known is the 404 of its language, and its status is put right after. The
 * second one says what a page may load, too: a policy of headers has a limit for that (`TooLongCSPInResponseHeadersPolicy`),
 * and this one names each inline style.
 */
export function cloudfrontFunctions({ pages, base, policy }: HostDescription): {
  request: string;
  response: string;
} {
  const facts = `var pages = ${JSON.stringify(Object.fromEntries(pages.map((page) => [page, 1])))};
var locales = ${JSON.stringify(prefixedLocales(pages))};

function notFoundPage(uri) {
  var locale = locales.find((one) => uri === '/' + one || uri.startsWith('/' + one + '/'));
  return locale === undefined ? '/404.html' : '/' + locale + '/404.html';
}
var isFile = (uri) =>
  /^\\/(?:${ASSET_FOLDERS.join('|')})\\//.test(uri) || (/\\.[A-Za-z0-9]+$/.test(uri) && !uri.endsWith('.html'));
var isStandIn = (uri) => /\\/(?:${STAND_IN_STATUSES.join('|')})\\.html$/.test(uri);
`;
  /** In the functions' own code: an address as it is at the root. */
  const withoutBase = (uri: string): string =>
    base === ''
      ? uri
      : `(${uri} + '/').startsWith('${base}/') ? ${uri}.slice(${base.length}) || '/' : ${uri}`;
  return {
    request: `${facts}
function withQuery(path, query) {
  var words = Object.keys(query).flatMap((name) => {
    var values = query[name].multiValue || [query[name]];
    return values.map((one) => name + '=' + one.value);
  });
  return words.length === 0 ? path : path + '?' + words.join('&');
}

function handler(event) {
  var request = event.request;
  var uri = ${withoutBase('request.uri')};
${base && '  request.uri = uri;\n'}  if (isFile(uri)) return request;
  if (pages[uri]) {
    request.uri = uri === '/' ? '/index.html' : uri + '.html';
    return request;
  }
  var bare = /^\\/index(?:\\.html|\\/)?$/.test(uri) ? '/' : uri.replace(/\\/$|\\.html$/, '');
  if (pages[bare]) {
    return {
      statusCode: ${BARE_ADDRESS_STATUS},
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: withQuery(${base && `'${base}' + `}bare, request.querystring) } },
    };
  }
  request.uri = notFoundPage(uri);
  return request;
}
`,
    response: `${facts}var filePolicy = ${JSON.stringify(FILE_POLICY)};
var pagePolicy = ${JSON.stringify(policy)};

function handler(event) {
  var uri = ${withoutBase('event.request.uri')};
  var response = event.response;
  var isPage = pages[uri] || pages[uri.replace(/\\.html$/, '')] || uri === '/index.html';
  if (isStandIn(uri) || (!isFile(uri) && !isPage)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  response.headers['content-security-policy'] = { value: isFile(uri) ? filePolicy : pagePolicy };
  return response;
}
`,
  };
}

const titled = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** The input of \`aws cloudfront create-response-headers-policy\`. */
export function cloudfrontHeadersPolicy({ headers }: HostDescription): string {
  const own = new Set(['x-content-type-options', 'referrer-policy']);
  const custom = Object.entries(headers).filter(([name]) => !own.has(name));
  const [age = '0'] = /\d+/.exec(TRANSPORT_HEADERS['strict-transport-security'] ?? '') ?? [];
  const json = {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: false, ContentSecurityPolicy: FILE_POLICY },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['referrer-policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(age),
        IncludeSubdomains: true,
        Preload: false,
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header: titled(Header), Value, Override: true })),
    },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

const copied = (folder: string, cacheControl: string, more = ''): string =>
  `aws s3 cp "$client" "s3://$bucket" --recursive --exclude '*' --include '${folder}' --exclude '*.br' --exclude '*.gz' --cache-control '${cacheControl}'${more}`;

/**
 * Caching is said by each object, for a header of the distribution would be sent with a missing file too. What the
 * documents name goes first and latest.json last; nothing is deleted, so that open tabs find their build.
 */
export function cloudfrontUpload(): string {
  const folders = CACHE_RULES.filter(({ path }) => path.endsWith('*'));
  const last = CACHE_RULES.filter(({ path }) => !path.endsWith('*'));
  return `#!/bin/sh
# Usage: upload.sh <folder of the built client> <bucket>
set -eu
client=$1
bucket=$2
${folders.map(({ path, cacheControl }) => copied(path.slice(1), cacheControl)).join('\n')}
aws s3 cp "$client" "s3://$bucket" --recursive ${CACHE_RULES.map(({ path }) => `--exclude '${path.slice(1)}'`).join(' ')} \\
  --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '.vite/*' --exclude 'site.webmanifest' --cache-control no-cache
aws s3 cp "$client/site.webmanifest" "s3://$bucket/site.webmanifest" --content-type application/manifest+json --cache-control no-cache
${last.map(({ path, cacheControl }) => `aws s3 cp "$client${path}" "s3://$bucket${path}" --cache-control '${cacheControl}'`).join('\n')}
`;
}

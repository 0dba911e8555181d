import { belowBase } from '../../../src/contract/base-path';
import { type Check, forAll, when } from '../check';
import { wrongCaching, wrongSecurityHeaders } from './headers';

const SCRIPTS = /(?:src|href)="([^"]*\/assets\/[^"]+\.(?:js|css|woff2))"/g;
const TEXT = /\.(?:js|css|json|html)$|\/[^.]*$/;
/** Smaller ones go into one packet either way, and need not be compressed. */
const MIN_BYTES = 1024;

/** What the first page loads, and what a navigation would: kept for as long as it may be, and sent compressed. */
export const files: Check = async (site) => {
  const home = await site.ask('/');
  const named = [...new Set(Array.from(home.body.matchAll(SCRIPTS), ([, path]) => belowBase(path ?? '')))];
  const paths = [
    ...named,
    `/_payload/${site.build}/index.json`,
    `/_build/meta/${site.build}.json`,
    '/_build/latest.json',
    '/config.json',
    '/',
  ];
  return forAll(paths, async (path) => {
    const answer = await site.ask(path, { headers: { 'accept-encoding': 'gzip' } });
    if (answer.status !== 200) return [`${path} answers ${answer.status}, not 200.`];
    const isText = TEXT.test(path) && answer.body.length > MIN_BYTES;
    const vary = answer.headers.get('vary')?.toLowerCase() ?? '';
    const coding = answer.headers.get('content-encoding');
    return [
      ...wrongCaching(path, answer),
      ...wrongSecurityHeaders(path, answer, site.address),
      ...when(isText && coding !== 'gzip', `${path} is not compressed (gzip).`),
      ...when(isText && !vary.includes('accept-encoding'), `${path} has no “Vary: Accept-Encoding”.`),
    ];
  });
};

const EXPIRES = /^Expires: (\S+)$/m;
const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** What search engines and their like read. */
export const crawlers: Check = async (site) => {
  const [robots, sitemap, llms] = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/llms.txt'].map((path) => site.ask(path)),
  );
  const security = await site.ask('/.well-known/security.txt');
  const [, expires = ''] = (security.status === 200 && EXPIRES.exec(security.body)) || [];
  const listed = Array.from(sitemap?.body.matchAll(LOCATION) ?? [], ([, address = '']) => address);
  return [
    ...when(robots?.status !== 200, `/robots.txt answers ${robots?.status}, not 200.`),
    ...when(llms?.status !== 200, `/llms.txt answers ${llms?.status}, not 200.`),
    ...when(sitemap?.status !== 200, `/sitemap.xml answers ${sitemap?.status}, not 200.`),
    ...when(Date.parse(expires) < Date.now(), `/.well-known/security.txt has expired on ${expires}.`),
    ...when(listed.length === 0, '/sitemap.xml lists no page.'),
    ...listed
      .filter((address) => !site.pages.includes(belowBase(new URL(address).pathname)))
      .map((address) => `/sitemap.xml lists ${address}, which is no page of this site.`),
  ];
};

const LINKED =
  /<(?:link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href|meta property="og:image" content)="([^"]+)"/g;

/** Pictures that others show of the site: its icons, and the cards of its pages. */
export const pictures: Check = (site) =>
  forAll(['/', ...site.pages.slice(1, 2)], async (path) => {
    const { body } = await site.ask(path);
    const addresses = [...new Set(Array.from(body.matchAll(LINKED), ([, address = '']) => address))];
    return forAll(addresses, async (address) => {
      // A card names the host that visitors use; what is looked at may be another one.
      const { pathname, search } = new URL(address, site.address);
      const { status, headers } = await site.ask(pathname + search);
      const type = headers.get('content-type') ?? '';
      return [
        ...when(status !== 200, `${path} names ${address}, which answers ${status}.`),
        ...when(status === 200 && !/^image\/|manifest/.test(type), `${address} is ${type || 'of no type'}.`),
      ];
    });
  });

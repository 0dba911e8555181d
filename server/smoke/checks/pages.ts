import { belowBase } from '../../../src/contract/base-path';
import { LOCALE_TAGS, LOCALES } from '../../../src/contract/locales';
import { localeOfPath } from '../../site/stand-in-pages';
import { type Check, forAll, when } from '../check';
import { wrongCaching, wrongPolicy, wrongSecurityHeaders } from './headers';

const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

const CANONICAL = /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]+)"/;
const NO_INDEX = /<meta\b[^>]*\bname="robots"[^>]*\bcontent="[^"]*noindex/;
const LANGUAGE = /<html[^>]* lang="([^"]+)"/;

const pathOf = (address: string): string => belowBase(new URL(address).pathname);

/** Every page answers at once, in its language, with its headers, and names itself as its address. */
export const pages: Check = async (site) => {
  const origins = new Set<string>();
  const found = await forAll(site.pages, async (path) => {
    const answer = await site.ask(path);
    if (answer.status !== 200) return [`${path} answers ${answer.status}, not 200.`];
    const type = answer.headers.get('content-type') ?? '';
    const canonical = attribute(answer.body, CANONICAL);
    const isAddress = canonical !== undefined && URL.canParse(canonical);
    if (isAddress) origins.add(new URL(canonical).origin);
    // A section of a page names the page that it is a part of.
    // What search engines are to leave out needs none.
    const isUnlisted = NO_INDEX.test(answer.body);
    const isOwn =
      (canonical === undefined && isUnlisted) ||
      (isAddress && (pathOf(canonical) === path || path.startsWith(`${pathOf(canonical)}/`)));
    const language = attribute(answer.body, LANGUAGE);
    const expected = LOCALE_TAGS[localeOfPath(path)];
    return [
      ...when(!type.startsWith('text/html'), `${path} is ${type || 'of no type'}, not HTML.`),
      ...when(
        language !== expected,
        `${path} is said to be in ${language ?? 'no language'}, not ${expected}.`,
      ),
      ...when(!isOwn, `${path} names ${canonical ?? 'nothing'} as its canonical address.`),
      ...wrongCaching(path, answer),
      ...wrongSecurityHeaders(path, answer, site.address),
      ...wrongPolicy(path, answer),
    ];
  });
  return [
    ...found,
    ...when(origins.size > 1, `The canonical addresses are of several hosts: ${[...origins].join(', ')}.`),
  ];
};

/** A page's other addresses lead to its bare one, in one step, with their query. */
export const redirects: Check = (site) => {
  const others = site.pages.flatMap((path) =>
    path === '/'
      ? [['/index.html', '/'] as const]
      : [[`${path}/`, path] as const, [`${path}.html`, path] as const],
  );
  return forAll(others, async ([from, to]) => {
    const { status, headers } = await site.ask(`${from}?x=1`);
    const location = headers.get('location') ?? '';
    const target = URL.canParse(location, site.address) ? new URL(location, site.address) : undefined;
    const isRight = target !== undefined && belowBase(target.pathname) + target.search === `${to}?x=1`;
    return [
      ...when(
        status !== 308 && status !== 301,
        `${from} answers ${status}; it has to redirect to ${to} (308).`,
      ),
      ...when(
        (status === 308 || status === 301) && !isRight,
        `${from} redirects to “${location}”, not to ${to}.`,
      ),
    ];
  });
};

const MISSING = 'smoke-test-no-such-page';

/** What is not there is said to be, in the language of its address; a file is never answered with a page. */
export const missing: Check = async (site) => {
  const roots = LOCALES.filter((locale) => site.pages.includes(`/${locale}`)).map((locale) => `/${locale}`);
  const missingPages = ['', ...roots].map((root) => `${root}/${MISSING}`);
  const files = [`/assets/${MISSING}.js`, `/_payload/${site.build}/${MISSING}.json`, `/${MISSING}.png`];
  return [
    ...(await forAll(missingPages, async (path) => {
      const answer = await site.ask(path);
      const language = attribute(answer.body, LANGUAGE);
      const expected = LOCALE_TAGS[localeOfPath(path)];
      return [
        ...when(answer.status !== 404, `${path} answers ${answer.status}, not 404.`),
        ...when(
          language !== expected,
          `The 404 page of ${path} is in ${language ?? 'no language'}, not ${expected}.`,
        ),
        ...wrongSecurityHeaders(path, answer, site.address),
        ...wrongPolicy(path, answer),
      ];
    })),
    ...(await forAll(files, async (path) => {
      const { status, headers } = await site.ask(path);
      const caching = headers.get('cache-control') ?? '';
      return [
        ...when(status !== 404, `${path} answers ${status}, not 404.`),
        ...when(
          (headers.get('content-type') ?? '').includes('html'),
          `${path} is missing and answered with HTML.`,
        ),
        ...when(
          /immutable|max-age=[1-9]/.test(caching),
          `${path} is missing, and kept by caches: “${caching}”.`,
        ),
      ];
    })),
  ];
};

import { parse } from 'node-html-parser';

/** What a document has a browser ask for, or leads it to. */
const ADDRESSES = [
  ['a[href], link[href]', 'href'],
  ['script[src], img[src]', 'src'],
  ['form[action]', 'action'],
];

function addressesIn(html, url) {
  const root = parse(html);
  return ADDRESSES.flatMap(([selector, name]) =>
    root.querySelectorAll(selector).map((element) => new URL(element.getAttribute(name), url)),
  );
}

/** What a stylesheet has a browser ask for. */
const urlsIn = (css, url) =>
  [...css.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(([, address]) => new URL(address, url));

/**
 * Asks for everything that can be reached from some addresses.
 * @returns how many addresses there are, and what was wrong
 */
export async function crawl(origin, base, first) {
  const waiting = first.map((path) => origin + path);
  const seen = new Set(waiting);
  const wrong = [];
  for (const url of waiting) {
    const response = await fetch(url, { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200) wrong.push(`${url} answers ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    const found = type.startsWith('text/html')
      ? [...addressesIn(text, url), ...urlsIn(text, url)]
      : type.startsWith('text/css')
        ? urlsIn(text, url)
        : [];
    for (const { origin: host, pathname, href } of found) {
      if (host !== origin) continue;
      if (pathname !== base && !pathname.startsWith(`${base}/`)) wrong.push(`${url} names ${pathname}`);
      const bare = origin + pathname;
      // The API's calls take posts.
      if (href.startsWith(`${origin}${base}/api/`) || seen.has(bare)) continue;
      seen.add(bare);
      waiting.push(bare);
    }
  }
  return { count: seen.size, wrong };
}

/** What must be the same of every host's answer; a header's words in any spacing. */
const SAME_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
  'cache-control',
  'content-type',
  'content-encoding',
  'location',
  'language',
];

/** The addresses of the table, one of each kind and three of the kind that hosts differ in. */
export function chosenPaths(client) {
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(client.read('index.html'))?.[1] ?? '';
  const { id } = JSON.parse(client.read('_build/latest.json'));
  return [
    '/',
    '/th/pricing',
    '/pricing/?a=b',
    '/pricing.html',
    '/th/nope',
    '/th/nope/',
    '/th/nope.html',
    '/404',
    asset,
    '/assets/nope.js',
    `/_payload/${id}/pricing.json`,
    '/_build/latest.json',
  ];
}

/** As a browser behind https asks. */
export async function ask(origin, path, coding) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': coding, 'x-forwarded-proto': 'https' },
  });
  const body = await response.text();
  const headers = Object.fromEntries(
    SAME_HEADERS.map((name) => [name, (response.headers.get(name) ?? '').toLowerCase()]),
  );
  // A host may write the whole address.
  headers.location = headers.location.replace(/^https?:\/\/[^/]+/, '');
  // Two names of one type, and of JSON there is one charset.
  headers['content-type'] = headers['content-type']
    .replace('application/javascript', 'text/javascript')
    .replace(/^(application\/json).*/, '$1');
  // Of a page, a missing one as well.
  headers['language'] = /<html[^>]* lang="([^"]+)"/.exec(body)?.[1] ?? '';
  const { status } = response;
  // What a redirect carries besides its target nobody reads; of the 404 page npm start has no compressed twin.
  const unread = status === 308 ? ['cache-control', 'content-type', 'content-encoding'] : [];
  for (const name of status === 404 ? ['content-encoding'] : unread) headers[name] = '';
  return { status, headers };
}

/** @returns sentences, one for each difference */
export function differences(path, expected, answer) {
  const status =
    answer.status === expected.status ? [] : [`${path}: ${answer.status} instead of ${expected.status}`];
  const headers = SAME_HEADERS.filter((name) => answer.headers[name] !== expected.headers[name]).map(
    (name) =>
      `${path}: ${name} is “${answer.headers[name].slice(0, 90)}” instead of “${expected.headers[name].slice(0, 90)}”`,
  );
  return [...status, ...headers];
}

/** How one answer stands in the table. */
export function cell({ status, headers }) {
  const coding = headers['content-encoding'];
  const kept = /immutable/.test(headers['cache-control']) ? 'year' : headers['cache-control'];
  return [status, headers.location || kept, coding].filter(Boolean).join(' ');
}

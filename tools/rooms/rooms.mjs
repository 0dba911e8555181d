const room = (path, what, mayImport) => ({ path, what, mayImport: mayImport ? mayImport.split(' ') : [] });

/**
 * From the ground up: each room, what is in it, and which of those before it it may import. Code, types and stylesheets
 * alike. The README's map is made of it.
 */
export const ROOMS = [
  room('locales', 'what a visitor reads, and where its lines may not end', ''),
  room(
    'src/contract',
    'plans, services, limits, form rules, wire types: what browser and server agree on',
    '',
  ),
  room('src/config', 'site configuration and public runtime values, parsed once', ''),
  room('src/locale', 'locales, path <-> locale, detection, cookie, i18n instances, key types', 'contract'),
  room('src/ui', 'text-free primitives (every word is a prop) and design tokens', ''),
  room('src/routes', 'the page list, href builders, the localised link, payloads', 'locale contract ui'),
  room(
    'src/phone-input',
    'component and hook; logic/ is pure and has no React; early/ is there before both',
    'ui contract',
  ),
  room('src/api', 'the axios client, its errors, token; one file an endpoint group', 'contract config'),
  room(
    'src/runtime',
    'one browser behaviour a file; start.client.ts lists them in order; head-script.client.ts is the script inlined in <head>',
    'contract locale routes api ui',
  ),
  room('src/forms', 'the submit lifecycle; a folder a form', 'ui phone-input api contract routes runtime'),
  room('src/illustrations', 'specimen card and the other drawings', 'ui contract'),
  room('src/layout', 'header, footer, switches, error page', 'ui routes locale contract config runtime api'),
  room('src/sections', 'used by two or more pages', 'ui illustrations routes contract'),
  room(
    'src/pages',
    'a folder a route: an ordered list of sections',
    'sections forms illustrations ui routes locale contract config api',
  ),
  room(
    'src/build/hosts',
    'what each host is told: headers, redirects, caching, from one description',
    'contract config',
  ),
  room(
    'src/build',
    'Node: payloads, manifests, sitemap, headers, locale check',
    'build/hosts pages forms routes locale contract config runtime ui locales',
  ),
  room(
    'src/render',
    'Vike hooks, HTML shell, hydrate: the only place that knows Vike',
    'build layout sections illustrations pages routes locale contract config runtime ui',
  ),
  room(
    'src/render/answer',
    "the server's answers in the site's frame",
    'render build layout forms ui api routes locale contract config',
  ),
  room('server', 'the API that takes the forms', 'build/hosts render/answer config contract'),
  room('bench', 'measuring programs', 'server contract'),
  room('e2e', 'one journey a file, on the built site', 'server routes locale contract config build locales'),
  room('tools', 'generators and checks: never in the product', ''),
];

import type { FastifyReply } from 'fastify';
import type { Locale } from '../../src/contract/locales';
import type { BuiltSite } from '../site/built-site';
import { escapeHtml } from './html';

export interface PageContent {
  title: string;
  /** HTML for the inside of `<main>`. */
  main: string;
}

/** What only the script needs, and what would make a search engine list an answer to a form. */
const DROPPED = [
  /<script\b[^>]*\btype="?module"?[^>]*>[\s\S]*?<\/script>/gi,
  /<script\b[^>]*\btype="?application\/(?:ld\+)?json"?[^>]*>[\s\S]*?<\/script>/gi,
  /<link\b[^>]*\brel="?(?:modulepreload|canonical|alternate)"?[^>]*>/gi,
  /<meta\b[^>]*\bname="?(?:robots|description)"?[^>]*>/gi,
  /<meta\b[^>]*\bproperty="?og:[^>]*>/gi,
];

const BARE_SHELL = (locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main id="main"></main></body></html>`;

/** The site's own page with another title and another `<main>`, so that an answer looks like the site. */
export function fillShell(shell: string, content: PageContent): string {
  const bare = DROPPED.reduce((html, pattern) => html.replace(pattern, ''), shell);
  return bare
    .replace(
      /<title\b[^>]*>[\s\S]*?<\/title>/i,
      () => `<title>${escapeHtml(content.title)}</title><meta name="robots" content="noindex">`,
    )
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/i, (_whole, open: string) => `${open}${content.main}</main>`);
}

/** @param path of the site's page without a locale, such as `/contact-sales`. */
export function renderInShell(site: BuiltSite, locale: Locale, path: string, content: PageContent): string {
  const file = `${locale === 'en' ? '' : `${locale}/`}${path.slice(1)}.html`;
  return fillShell(site.readText(file) ?? BARE_SHELL(locale), content);
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

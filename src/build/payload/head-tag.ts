import { SITE } from '../../config/site';
import { escapeHtml } from '../../contract/escape-html';
import { joinLocalePath, type LocalePath } from '../../locale/locale-path';

/** An element of `<head>`; `data-page` marks what a navigation replaces. */
export function headTag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name} data-page=""${written.join('')}>`;
}

/** An address as others need it. @param path below the site's root, with the locale's prefix */
export const absolute = (path: string): string => SITE.origin + path;

/** The same of a page in a language. */
export const pageUrl = (place: LocalePath): string => absolute(joinLocalePath(place));

/** What a document is called, in its tab and where it is shared. */
export const fullTitle = (title: string): string => `${title} · ${SITE.name}`;

import { readFileSync } from 'node:fs';
import { PAGES } from '../../../src/routes/pages';
import { CLIENT_FOLDER } from '../../support/urls';

/** The scripts that an English page's document names. */
const scriptsOf = (page: string): string[] =>
  Array.from(
    readFileSync(`${CLIENT_FOLDER}/${page}.html`, 'utf8').matchAll(/modulepreload" href="([^"]+)"/g),
    ([, href]) => href ?? '',
  );

/** The address of the script that a page has and no other. */
export function ownChunk(page: string): string {
  const others = PAGES.map(({ path }) => path.slice(1) || 'index').filter((name) => name !== page);
  const shared = new Set(others.flatMap(scriptsOf));
  const chunk = scriptsOf(page).find((href) => !shared.has(href));
  if (!chunk) throw new Error(`${page} has no script of its own`);
  return chunk;
}

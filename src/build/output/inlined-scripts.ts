import { DEFAULT_LOCALE } from '../../contract/locales';
import { script as formScript } from '../../forms/early/early.client?inlined';
import { NOT_FOUND_PATH, type PageMatch } from '../../routes/match-page';
import { script as headScript } from '../../runtime/head-script/head-script.client?inlined';
import { script as homeScript } from '../../runtime/head-script/home-script.client?inlined';
import { script as notFoundScript } from '../../runtime/requested-path/early.client?inlined';
import { namespacesOf } from '../texts/page-texts';
import { digest } from './build-cache';

/** By their files: what works on a page before its code has come. */
const EARLY_SCRIPTS = import.meta.glob<string>('../../pages/**/early.client.ts', {
  query: '?inlined',
  import: 'script',
  eager: true,
});

/** What a document runs before its first paint, in this order. */
export const headScripts = ({ path, locale }: PageMatch): readonly string[] =>
  path === '/' && locale === DEFAULT_LOCALE ? [homeScript, headScript] : [headScript];

/** A document carries no more of it than this: the page would be painted later. In characters. */
const MAX_INLINED = 4096;

const isInlined = (script: string): boolean => script.length <= MAX_INLINED;

/** Where what is too long for a document stands as a file, by its content. */
const pathOf = (script: string): string => `/assets/early/${digest(script).slice(0, 10)}.js`;

/** What works on a page before its code has come: in its document, or as a file that this names. */
export interface EarlyScript {
  inlined?: string;
  path?: string;
}

/** Of a page's folder, of every form, or of the 404 page; most pages have none. */
function findEarlyScript({ page, path }: PageMatch): string | undefined {
  if (page === null) return path === NOT_FOUND_PATH ? notFoundScript : undefined;
  const own = EARLY_SCRIPTS[`../../pages/${page.module}/early.client.ts`];
  return own ?? (namespacesOf(page).includes('forms') ? formScript : undefined);
}

export function earlyScript(match: PageMatch): EarlyScript {
  const script = findEarlyScript(match);
  if (script === undefined) return {};
  return isInlined(script) ? { inlined: script } : { path: pathOf(script) };
}

/** Each once: pages may have the same. */
const EARLY = [...new Set([formScript, notFoundScript, ...Object.values(EARLY_SCRIPTS)])];

/** All that documents carry, which the policy has to know. */
export const INLINED_SCRIPTS: readonly string[] = [headScript, homeScript, ...EARLY.filter(isInlined)];

/** All that they name, by path. */
export const EARLY_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  EARLY.filter((script) => !isInlined(script)).map((script) => [pathOf(script), script]),
);

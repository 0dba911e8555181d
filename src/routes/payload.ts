import type { Locale } from '../contract/locales';
import type { LocaleResources } from '../locale/i18n';
import type { Sheet } from '../ui/sheet';
import type { PageId } from './pages';

export const PAYLOAD_ELEMENT_ID = 'payload';

/** What a page needs besides its code. Inlined in the HTML for hydration, without what is there already, and without what changes with every build. */
export interface InlinePayload {
  /** Null: the 404 or the 500 page, as its path says. */
  pageId: PageId | null;
  locale: Locale;
  /** Without the locale prefix. */
  path: string;
  /** Translations: `common` and the page's own namespaces. */
  resources: LocaleResources;
  /** What the page is printed on. */
  sheet: Sheet;
  /** Finds the words in them that no line may break: the source of a pattern. None where browsers find all words. */
  whole?: string;
}

/** The payload file that a client navigation fetches. */
export interface Payload extends InlinePayload {
  /** The build that wrote it: its payloads lie in a folder of that name. */
  build: string;
  /** The tags of `<head>` that belong to the page, as HTML. */
  head: string;
}

/** `/th/pricing` → `/_payload/<build>/th/pricing.json`, `/` → `/_payload/<build>/index.json`. */
export function payloadPath(build: string, pathname: string): string {
  return `/_payload/${build}${pathname === '/' ? '/index' : pathname}.json`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Narrows a fetched payload: a host that answers HTML or another build's file must not reach the page. */
export function isPayload(value: unknown, build: string): value is Payload {
  return (
    isRecord(value) &&
    value['build'] === build &&
    typeof value['locale'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['head'] === 'string' &&
    isRecord(value['resources'])
  );
}

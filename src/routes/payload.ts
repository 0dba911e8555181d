import { isRecord } from '../contract/is-record';
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

/** Texts as a file. */
export interface TextsFile {
  /** The code that it is for: the script that its build's documents name. Of the build's id only its address tells. */
  entry: string;
  resources: LocaleResources;
}

/** The payload file that a client navigation fetches; `common` is in a file of its own, which a tab has of its document. */
export interface Payload extends InlinePayload, TextsFile {
  /** The tags of `<head>` that belong to the page, as HTML. */
  head: string;
}

/** The place of a locale's `common`, beside its pages: `/_payload/<build>/th/_common.json`. */
export const COMMON_PATH = '/_common';

/** Narrows fetched texts: a host that answers HTML or what is for other code must not reach the page. */
export function isTextsFile(value: unknown, entry: string): value is TextsFile {
  return isRecord(value) && value['entry'] === entry && isRecord(value['resources']);
}

/** Narrows a fetched payload. */
export function isPayload(value: unknown, entry: string): value is Payload {
  return (
    isRecord(value) &&
    isTextsFile(value, entry) &&
    (value['pageId'] === null || typeof value['pageId'] === 'string') &&
    isRecord(value['sheet']) &&
    ['string', 'undefined'].includes(typeof value['whole']) &&
    typeof value['locale'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['head'] === 'string'
  );
}

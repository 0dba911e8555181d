import type { PageMatch } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { documentMeta } from '../texts/page-meta';
import { pageResources } from '../texts/page-resources';
import { namespacesOf } from '../texts/page-texts';
import { wholeWords } from '../texts/whole-words';
import { headTags } from './head-tags';
import { sheetOf } from './page-sheet';

/** All that a page needs besides its code: inlined in its document, and written as a file for client navigation. */
export function buildPayload(match: PageMatch, build: string): Payload {
  const { locale, path, page } = match;
  const resources = pageResources(locale, namespacesOf(page));
  const whole = wholeWords(resources);
  return {
    build,
    pageId: page?.id ?? null,
    locale,
    path,
    resources,
    sheet: sheetOf(match),
    ...(whole && { whole }),
    head: headTags(match, documentMeta(match)),
  };
}

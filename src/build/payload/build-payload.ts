import type { LocaleResources } from '../../locale/i18n';
import type { PageMatch } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { documentMeta } from '../texts/page-meta';
import { pageResources } from '../texts/page-resources';
import { namespacesOf, otherFormParts } from '../texts/page-texts';
import { wholeWords } from '../texts/whole-words';
import { headTags } from './head-tags';
import { sheetOf } from './page-sheet';

/** A page with a form is not to carry the words of all other forms: 1 to 2 kB of brotli. */
function withoutParts({ forms, ...resources }: LocaleResources, parts: ReadonlySet<string>): LocaleResources {
  if (!forms) return resources;
  const own = Object.entries(forms).filter(([part]) => !parts.has(part));
  return { ...resources, forms: Object.fromEntries(own) };
}

/**
 * All that a page needs besides its code: inlined in its document, and written as a file for client navigation.
 * @param entry see `Payload`
 */
export function buildPayload(match: PageMatch, entry: string): Payload {
  const { locale, path, page } = match;
  const resources = withoutParts(pageResources(locale, namespacesOf(page)), otherFormParts(page));
  const whole = wholeWords(resources);
  return {
    entry,
    pageId: page?.id ?? null,
    locale,
    path,
    resources,
    sheet: sheetOf(match),
    ...(whole && { whole }),
    head: headTags(match, documentMeta(match)),
  };
}

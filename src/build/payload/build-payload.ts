import type { LocaleResources } from '../../locale/i18n';
import type { PageMatch } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { documentMeta } from '../texts/page-meta';
import { pageResources } from '../texts/page-resources';
import { namespacesOf, otherFormErrors, otherFormParts } from '../texts/page-texts';
import { wholeWords } from '../texts/whole-words';
import { headTags } from './head-tags';
import { sheetOf } from './page-sheet';

type Texts = Record<string, unknown>;

const without = (texts: Texts, keys: ReadonlySet<string>): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.has(key)));

/** A page with a form is not to carry the words of all other forms: 1 to 2 kB of brotli. */
function withOwnForms({ forms, ...resources }: LocaleResources, page: PageMatch['page']): LocaleResources {
  if (!forms) return resources;
  const error = without(forms['error'] as Texts, otherFormErrors(page));
  return { ...resources, forms: { ...without(forms, otherFormParts(page)), error } };
}

/**
 * All that a page needs besides its code: inlined in its document, and written as a file for client navigation.
 * @param entry see `Payload`
 */
export function buildPayload(match: PageMatch, entry: string): Payload {
  const { locale, path, page } = match;
  const resources = withOwnForms(pageResources(locale, namespacesOf(page)), page);
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

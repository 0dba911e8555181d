import type { FormPart, Namespace } from '../../locale/keys';
import type { PageDefinition } from '../../routes/pages';
import { otherErrors } from './form-errors';
import { splitPageId } from './page-id';

interface MoreTexts {
  namespaces: readonly Namespace[];
  /** Where `forms` is among them: the parts of that file that are for this page's forms alone. */
  formParts?: readonly FormPart[];
}

const MORE = import.meta.glob<MoreTexts>('../../pages/**/namespaces.ts', { eager: true });

const moreOf = ({ module }: PageDefinition): MoreTexts | undefined =>
  MORE[`../../pages/${module}/namespaces.ts`];

/** The parts of the forms' file that belong to the forms of some pages; all pages with a form have the rest. */
const PARTS_OF_PAGES = new Set(Object.values(MORE).flatMap(({ formParts = [] }) => formParts));

const formPartsOf = (page: PageDefinition | null): readonly FormPart[] =>
  (page && moreOf(page)?.formParts) ?? [];

/** The reasons to refuse a field that no form of a page knows. */
export const otherFormErrors = (page: PageDefinition | null): ReadonlySet<string> =>
  otherErrors(formPartsOf(page));

/** The parts of the forms' file that a page has no use for. */
export function otherFormParts(page: PageDefinition | null): ReadonlySet<string> {
  const own = new Set<string>(formPartsOf(page));
  return new Set(Array.from(PARTS_OF_PAGES).filter((part) => !own.has(part)));
}

/** What a page says besides `common`: its own file, and those that its folder's namespaces.ts names. Null is one that stands in for others. */
export function namespacesOf(page: PageDefinition | null): readonly Namespace[] {
  if (!page) return ['error-pages'];
  return [splitPageId(page.id).namespace, ...(moreOf(page)?.namespaces ?? [])];
}

import type { Namespace } from '../../locale/keys';
import type { PageDefinition } from '../../routes/pages';
import { splitPageId } from './page-id';

const MORE = import.meta.glob<readonly Namespace[]>('../../pages/**/namespaces.ts', {
  eager: true,
  import: 'namespaces',
});

/** What a page says besides `common`: its own file, and those that its folder's namespaces.ts names. Null is one that stands in for others. */
export function namespacesOf(page: PageDefinition | null): readonly Namespace[] {
  if (!page) return [];
  return [splitPageId(page.id).namespace, ...(MORE[`../../pages/${page.module}/namespaces.ts`] ?? [])];
}

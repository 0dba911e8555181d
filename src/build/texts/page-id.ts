import type { Namespace } from '../../locale/keys';
import type { PageId } from '../../routes/pages';

type FirstSegment<Id extends string> = Id extends `${infer First}/${string}` ? First : Id;

/** `partners/register` is `register` of the file `partners`, `pricing` is `index` of `pricing`. */
export function splitPageId(id: PageId): { namespace: Namespace; name: string } {
  const [first, ...rest] = id.split('/');
  return { namespace: first as FirstSegment<PageId>, name: rest.join('/') || 'index' };
}

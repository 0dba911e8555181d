import { NotFoundPage } from '../layout/not-found-page';
import type { PageComponent } from './loaded-page';

const MODULES = import.meta.glob<PageComponent>('../pages/**/page.tsx', { import: 'Page' });

/**
 * The component of a page's folder; null is the 404 page, which is always at hand.
 * Rejects when the chunk can't be had.
 */
export async function loadPageModule(module: string | null): Promise<PageComponent> {
  if (module === null) return NotFoundPage;
  const load = MODULES[`../pages/${module}/page.tsx`];
  if (!load) throw new Error(`src/pages/${module} has no page.tsx`);
  return load();
}

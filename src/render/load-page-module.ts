import { NotFoundPage } from '../layout/not-found-page';
import { ServerErrorPage } from '../layout/server-error-page';
import { type PageMatch, SERVER_ERROR_PATH } from '../routes/match-page';
import type { PageComponent } from './loaded-page';

const MODULES = import.meta.glob<PageComponent>('../pages/**/page.tsx', { import: 'Page' });

/**
 * The component of a page's folder; those that stand in for a page are always at hand.
 * Rejects when the chunk can't be had.
 */
export async function loadPageModule({ page, path }: Omit<PageMatch, 'locale'>): Promise<PageComponent> {
  if (page === null) return path === SERVER_ERROR_PATH ? ServerErrorPage : NotFoundPage;
  const load = MODULES[`../pages/${page.module}/page.tsx`];
  if (!load) throw new Error(`src/pages/${page.module} has no page.tsx`);
  return load();
}

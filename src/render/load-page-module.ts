import { type PageMatch, SERVER_ERROR_PATH } from '../routes/match-page';
import type { PageComponent } from './loaded-page';

const MODULES = import.meta.glob<PageComponent>('../pages/**/page.tsx', { import: 'Page' });

/** What stands in for a page. */
async function loadStandIn(path: string): Promise<PageComponent> {
  if (path === SERVER_ERROR_PATH) return (await import('../layout/server-error-page')).ServerErrorPage;
  return (await import('../layout/not-found-page')).NotFoundPage;
}

/** The component of a page's folder. Rejects when the chunk can't be had. */
export async function loadPageModule({ page, path }: Omit<PageMatch, 'locale'>): Promise<PageComponent> {
  if (page === null) return loadStandIn(path);
  const load = MODULES[`../pages/${page.module}/page.tsx`];
  if (!load) throw new Error(`src/pages/${page.module} has no page.tsx`);
  return load();
}

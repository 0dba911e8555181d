import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { findPage } from '../routes/pages';
import { type InlinePayload, PAYLOAD_ELEMENT_ID } from '../routes/payload';
import { tellCodeFailed } from '../runtime/head-script/scripting';
import { startRuntime } from '../runtime/start.client';
import { App } from './app';
import { loadPageModule } from './load-page-module';
import type { PageComponent } from './loaded-page';
import { readPageHead } from './page-head';
import { createPageSignals } from './page-signals.client';
import { createPageStore } from './page-store.client';
import { openSiteHistory, SiteRouter } from './site-router';

/** Null when the page's code can't be had, or is being asked for by a reload. */
async function loadFirstPage({ pageId, path }: InlinePayload): Promise<PageComponent | null> {
  try {
    const page = pageId === null ? null : findPage(path);
    return await loadPageModule({ page, path });
  } catch {
    tellCodeFailed();
    return null;
  }
}

/** Gives life to the prerendered document. Before it, and if it fails, links and forms work by themselves. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const inlined = document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent;
  if (!root || !inlined) return;
  // Written by the same build as this code.
  const payload = JSON.parse(inlined) as InlinePayload;
  const Page = await loadFirstPage(payload);
  if (!Page) return;
  const place = openSiteHistory(payload);
  const store = createPageStore(place.first.pathname, { payload, Page, head: readPageHead() });
  const { wantPage, openPage, ...signals } = createPageSignals(store.loaded);
  // In slices of a few milliseconds: a tap in the middle of it is answered between two of them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteRouter {...place} isReady={store.isReady} load={store.load} onNavigation={openPage}>
          <App load={store.load} signals={signals} />
        </SiteRouter>
      </StrictMode>,
    );
  });
  startRuntime({ ...store, wantPage });
}

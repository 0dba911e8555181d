import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findPage } from '../routes/pages';
import { startRuntime } from '../runtime/start.client';
import { App } from './app';
import { loadPageModule } from './load-page-module';
import { readPageHead } from './page-head';
import { createPageStore } from './page-store.client';
import { type InlinePayload, PAYLOAD_ELEMENT_ID } from './payload';

/** Gives life to the prerendered document. Before it, and if it fails, links and forms work by themselves. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const inlined = document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent;
  if (!root || !inlined) return;
  // Written by the same build as this code; a host that mixes builds is caught by the payload's build id.
  const payload = JSON.parse(inlined) as InlinePayload;
  const page = payload.pageId === null ? null : findPage(payload.path);
  const Page = await loadPageModule(page?.module ?? null);
  const load = createPageStore(location.pathname, { payload, Page, head: readPageHead() });
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App load={load} />
      </BrowserRouter>
    </StrictMode>,
  );
  startRuntime();
}

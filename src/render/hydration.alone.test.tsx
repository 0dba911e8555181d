// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pageUrls } from '../build/site-files/site-urls';

// React's production build is silent about attributes that differ; the development build that runs here is not:
// it writes to the console, which fails a test by itself.

const documents = new Map<string, string>();
const roots: Root[] = [];
const recovered: unknown[] = [];

vi.mock('../runtime/start.client', () => ({ startRuntime: vi.fn() }));

vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('react-dom/client')>();
  return {
    ...client,
    hydrateRoot: (...[container, tree]: Parameters<typeof client.hydrateRoot>) => {
      const root = client.hydrateRoot(container, tree, {
        onRecoverableError: (error) => recovered.push(error),
      });
      roots.push(root);
      return root;
    },
  };
});

// What is only a promise in the browser is whole in a document, so the code that renders it is another.
beforeAll(async () => {
  vi.stubEnv('SSR', true);
  const { page } = await import('./html/page');
  for (const url of pageUrls()) {
    const { html } = await page(url, { manifest: null });
    documents.set(url, html);
  }
  vi.unstubAllEnvs();
  vi.resetModules();
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  recovered.length = 0;
  vi.unstubAllGlobals();
});

/** A parsed document's scripts never run: React alone is looked at. */
function show(url: string): void {
  const shown = new DOMParser().parseFromString(documents.get(url) ?? '', 'text/html');
  document.replaceChild(document.adoptNode(shown.documentElement), document.documentElement);
  history.replaceState(null, '', url);
}

/** Resolves once React has taken over and its effects have run. */
async function hydrated(): Promise<void> {
  const html = document.documentElement;
  if (!html.dataset['hydrated']) {
    await new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(html, { attributeFilter: ['data-hydrated'] });
    });
  }
  await new Promise((resolve) => setTimeout(resolve));
}

const shownHtml = () => document.getElementById('root')?.innerHTML;

it.each(pageUrls())('React finds on %s what it would have rendered itself', async (url) => {
  const { hydrate } = await import('./hydrate.client');
  show(url);
  const before = shownHtml();
  await hydrate();
  await hydrated();
  expect(recovered).toEqual([]);
  expect(shownHtml()).toBe(before);
});

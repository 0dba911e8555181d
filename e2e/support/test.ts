import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

interface Guards {
  /** Console messages that this test brings about itself, such as the browser's line on a 404. */
  expectedConsole: RegExp;
  /** Whether the visitor of a Thai page reads Thai; else the page is offered in the browser's language. */
  readsThai: boolean;
  guard: undefined;
}

function isOwn(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost';
}

function watch(page: Page, expected: RegExp): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!expected.test(message.text())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    if (!expected.test(error.message)) problems.push(`error: ${error.message}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request)) problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}

/** Puts the page's language first among the browser's, on Thai pages. */
function readThai(): void {
  if (!/^\/th(?:\/|$)/.test(location.pathname)) return;
  const { languages } = navigator;
  Object.defineProperty(navigator, 'languages', { get: () => ['th-TH', ...languages] });
}

/** Fails a test on a console error or warning, a hydration message, or a request to another host. */
export const test = base.extend<Guards>({
  expectedConsole: [/^$/, { option: true }],
  readsThai: [true, { option: true }],
  guard: [
    async ({ context, expectedConsole, readsThai }, use) => {
      if (readsThai) await context.addInitScript(readThai);
      const problems: string[][] = [];
      context.on('page', (page) => {
        problems.push(watch(page, expectedConsole));
      });
      await use(undefined);
      // A request that a test answers may still be under way when it ends, and is nobody's failure then.
      await Promise.all(
        [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(problems.flat()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves once React has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** The browser's own line on an answer that is not 2xx. */
export const FAILED_RESOURCE = /Failed to load resource/;

/** Resolves in a task after the next two frames: what was to be laid out, painted and begun has been. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const task = new MessageChannel();
        task.port1.onmessage = () => resolve();
        requestAnimationFrame(() => requestAnimationFrame(() => task.port2.postMessage(null)));
      }),
  );
}

/** Opens a page whose code can't be had, and resolves once it has asked for it twice and given it up. */
export async function openWithoutCode(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const isReloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    return isReloaded && document.readyState === 'complete' && !document.documentElement.dataset['scripting'];
  });
}

/** Opens a page, and resolves once the behaviours that wait for an idle browser have started as well. */
export async function openIdle(page: Page, url: string): Promise<void> {
  const manifest = page.waitForEvent('requestfinished', (request) => request.url().includes('/_build/meta/'));
  await page.goto(url);
  await hydrated(page);
  await manifest;
}

import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Engine, Session, SessionOptions } from './driver';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

function session(page: Page, context: BrowserContext): Session {
  const problems = watch(page);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    traverse: async (steps) =>
      void (await (steps < 0
        ? page.goBack({ waitUntil: 'commit' })
        : page.goForward({ waitUntil: 'commit' }))),
    evaluate: (source) => page.evaluate(source),
    resize: (size) => page.setViewportSize(size),
    click: (x, y) => page.mouse.click(x, y),
    press: ([key = '', ...more]) =>
      // It presses no key that an English keyboard lacks, but types it.
      Array.from(key).length === 1 && more.length === 0
        ? page.keyboard.type(key)
        : page.keyboard.press([key, ...more].join('+')),
    screenshot: () => page.screenshot(),
    print: () => page.pdf(),
    problems: () => problems,
    close: () => context.close(),
  };
}

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    newSession: async ({ language, javaScript, size }: SessionOptions) => {
      const context = await browser.newContext({
        locale: language,
        javaScriptEnabled: javaScript,
        viewport: size,
      });
      return session(await context.newPage(), context);
    },
    stop: () => browser.close(),
  };
}

import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { startChild } from '../../support/child';
import { freePort } from '../../support/own-server';
import { clickActions, keyActions } from './actions';
import type { Engine, Session, SessionOptions } from './driver';
import { startScreen } from './screen';
import { WebDriver } from './webdriver';

const SHELL = fileURLToPath(new URL('webkit-shell.py', import.meta.url));
const SHELL_NAME = 'VerisiamShell';
const SCRIPT_TIMEOUT_MS = 10_000;
/** A document that leaves while it is asked may take even the word that its time is up along. */
const LOST_AFTER_MS = 2 * SCRIPT_TIMEOUT_MS;

function shellArguments({ language, javaScript }: SessionOptions, problemsFile: string): string[] {
  const given = [`--language=${language}`, `--problems=${problemsFile}`];
  return javaScript ? given : [...given, '--without-script'];
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

const LOST = /no such window|invalid session id/;

function ignoreLostWindow(error: Error): void {
  if (!LOST.test(error.message)) throw error;
}

async function openWindow(
  driver: WebDriver,
  options: SessionOptions,
  problemsFile: string,
): Promise<Session> {
  const { sessionId } = await driver.send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: SHELL_NAME,
        // Else every command would wait until all has come, also what a test holds back.
        pageLoadStrategy: 'none',
        // A document that leaves while it is asked takes the answer along: what is asked then is asked again.
        timeouts: { script: SCRIPT_TIMEOUT_MS },
        'webkitgtk:browserOptions': { binary: SHELL, args: shellArguments(options, problemsFile) },
      },
    },
  });
  const base = `/session/${sessionId}`;
  const post = <Result = void>(path: string, body: object = {}) =>
    driver.send<Result>('POST', base + path, body);
  const evaluate = async (source: string): Promise<unknown> => {
    const script = `const done = arguments[0]; (async () => JSON.stringify(await (${source})) ?? 'null')()
      .then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const { json, error } = await driver.send<{ json?: string; error?: string }>(
      'POST',
      `${base}/execute/async`,
      { script, args: [] },
      AbortSignal.timeout(LOST_AFTER_MS),
    );
    if (json === undefined) throw new Error(error);
    return JSON.parse(json) as unknown;
  };
  const resize = async ({ width, height }: SessionOptions['size']) => {
    await post('/window/rect', { x: 0, y: 0, width, height });
    // The window has its size at once, the page when it is told.
    await expect.poll(() => evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
  };
  await resize(options.size);

  return {
    open: (url) => post('/url', { url }),
    traverse: (steps) => post(steps < 0 ? '/back' : '/forward'),
    evaluate,
    resize,
    click: (x, y) => post('/actions', { actions: clickActions(x, y) }),
    press: (keys) => post('/actions', { actions: keyActions(keys) }),
    screenshot: async () => {
      // What is pictured is the next frame, and a page at rest has none.
      await evaluate('void document.documentElement.animate([{ opacity: 0.999 }, { opacity: 1 }], 60_000)');
      return Buffer.from(await driver.send<string>('GET', `${base}/screenshot`), 'base64');
    },
    print: () => Promise.resolve(null),
    problems: () => readLines(problemsFile),
    // The shell ends with its window, sometimes before it has said so.
    close: () => driver.send<void>('DELETE', base).catch(ignoreLostWindow),
  };
}

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const child = startChild('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const driver = new WebDriver(`http://localhost:${port}`);
  await expect(() => driver.send('GET', '/status')).toPass();
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-webkit-'));
  return {
    newSession: (options) => openWindow(driver, options, join(folder, randomUUID())),
    stop: async () => {
      await child.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

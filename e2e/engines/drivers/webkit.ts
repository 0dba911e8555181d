import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../../support/own-server';
import { clickActions, keyActions } from './actions';
import { startChild } from './child';
import type { Engine, Session, SessionOptions } from './driver';
import { startScreen } from './screen';
import { WebDriver } from './webdriver';

const SHELL = fileURLToPath(new URL('webkit-shell.py', import.meta.url));
const SHELL_NAME = 'VerisiamShell';

/** `http://localhost/a.js:1:2: CONSOLE JS ERROR TypeError: …` */
const CONSOLE_LINE = /CONSOLE (?:\w+ )?(?:ERROR|WARN) .*/g;

function shellArguments({ language, javaScript }: SessionOptions): string[] {
  return [`--language=${language}`, ...(javaScript ? [] : ['--without-script'])];
}

function ignoreLostWindow(error: Error): void {
  if (!error.message.includes('no such window')) throw error;
}

async function openWindow(driver: WebDriver, options: SessionOptions, problems: string[]): Promise<Session> {
  const { sessionId } = await driver.send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: SHELL_NAME,
        // Else every command would wait until all has come, also what a test holds back.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: SHELL, args: shellArguments(options) },
      },
    },
  });
  const base = `/session/${sessionId}`;
  const post = <Result = void>(path: string, body: object = {}) =>
    driver.send<Result>('POST', base + path, body);
  const evaluate = async (source: string): Promise<unknown> => {
    const script = `const done = arguments[0]; (async () => JSON.stringify(await (${source})) ?? 'null')()
      .then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const { json, error } = await post<{ json?: string; error?: string }>('/execute/async', {
      script,
      args: [],
    });
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
    screenshot: async () => Buffer.from(await driver.send<string>('GET', `${base}/screenshot`), 'base64'),
    print: () => Promise.resolve(null),
    problems: () => problems,
    // The shell ends with its window, sometimes before it has said so.
    close: () => driver.send<void>('DELETE', base).catch(ignoreLostWindow),
  };
}

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  // By the line, or a console's last lines would end with the process that still has them.
  const child = startChild('stdbuf', ['--output=L', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const driver = new WebDriver(`http://localhost:${port}`);
  await expect(() => driver.send('GET', '/status')).toPass();
  // TODO: WebKit's console does not arrive here, a written error was tried; until it does, no test of its console can fail.
  // The driver takes a session at a time, so what is written is written by the one that is open.
  let problems: string[] = [];
  child.process.stdout?.on('data', (chunk: Buffer) =>
    problems.push(...(String(chunk).match(CONSOLE_LINE) ?? [])),
  );
  return {
    newSession: (options) => {
      problems = [];
      return openWindow(driver, options, problems);
    },
    stop: async () => {
      await child.stop();
      await screen.stop();
    },
  };
}

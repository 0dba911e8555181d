import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaitOutput, startChild } from '../../support/child';
import { clickActions, keyActions } from './actions';
import { Bidi } from './bidi';
import type { Engine, Session, SessionOptions } from './driver';

/** Playwright can't open a context in the Firefox of a distribution, so this speaks BiDi to it, as it comes. */
async function startProcess(javaScript: boolean): Promise<{ bidi: Bidi; stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'verisiam-firefox-'));
  // The one way to switch it off; so a process of its own.
  if (!javaScript) writeFileSync(join(profile, 'user.js'), 'user_pref("javascript.enabled", false);\n');
  const child = startChild(
    process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { stderr } = child.process;
  if (!stderr) throw new Error('Firefox has no output');
  const address = await awaitOutput(stderr, /WebDriver BiDi listening on (ws:\S+)/, 'Firefox');
  const bidi = await Bidi.connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', {
    events: ['log.entryAdded', 'script.realmCreated'],
  });
  const stop = async () => {
    await child.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { bidi, stop };
}

interface LogEntry {
  level: string;
  text: string;
  source: { context?: string };
}

interface Evaluation {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Longer than a page ever takes for a question: some that are asked while a document comes get no answer either. */
const LOST_AFTER_MS = 10_000;

/** Where scripts are off no promise is ever kept, so this is for where they are on. */
const inJson = (source: string): string => `(async () => JSON.stringify(await (${source})) ?? 'null')()`;

async function openTab(bidi: Bidi, { language, size, javaScript }: SessionOptions): Promise<Session> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  await bidi.send('emulation.setLocaleOverride', { locale: language, userContexts: [userContext] });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  // What a document is asked while it is left gets no answer at all, ever.
  const unanswered = new Set<(error: Error) => void>();
  bidi.onEvent(({ method, params }) => {
    if (method !== 'script.realmCreated' || params['context'] !== context) return;
    for (const giveUp of unanswered) giveUp(new Error('the document that was asked is gone'));
  });
  const problems: string[] = [];
  bidi.onEvent(({ method, params }) => {
    const { level, text, source } = params as unknown as LogEntry;
    if (method !== 'log.entryAdded' || source.context !== context) return;
    if (level === 'error' || level === 'warn') problems.push(text);
  });
  const send = <Result>(method: string, params: Record<string, unknown> = {}) =>
    bidi.send<Result>(method, { context, ...params });
  const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      unanswered.add(reject);
      AbortSignal.timeout(LOST_AFTER_MS).addEventListener('abort', () => reject(new Error('no answer')));
      void answer.then(resolve, reject).finally(() => unanswered.delete(reject));
    });
  const shape = ({ width, height }: SessionOptions['size']) =>
    send<void>('browsingContext.setViewport', { viewport: { width, height } });
  await shape(size);
  const act = (actions: unknown) => send<void>('input.performActions', { actions });
  const picture = async (method: string) =>
    Buffer.from((await send<{ data: string }>(method)).data, 'base64');

  return {
    open: (url) => send('browsingContext.navigate', { url, wait: 'none' }),
    traverse: (delta) => send('browsingContext.traverseHistory', { delta }),
    evaluate: async (source) => {
      const answer = await answered(
        bidi.send<Evaluation>('script.evaluate', {
          expression: javaScript ? inJson(source) : `JSON.stringify(${source}) ?? 'null'`,
          target: { context },
          awaitPromise: true,
        }),
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? 'null') as unknown;
    },
    resize: shape,
    click: (x, y) => act(clickActions(x, y)),
    press: (keys) => act(keyActions(keys)),
    screenshot: () => picture('browsingContext.captureScreenshot'),
    print: () => picture('browsingContext.print'),
    problems: () => problems,
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

export function startFirefox(): Engine {
  const processes = new Map<boolean, ReturnType<typeof startProcess>>();
  const processFor = (javaScript: boolean) => {
    const started = processes.get(javaScript) ?? startProcess(javaScript);
    processes.set(javaScript, started);
    return started;
  };
  return {
    newSession: async (options) => openTab((await processFor(options.javaScript)).bidi, options),
    stop: async () => {
      for (const started of processes.values()) await (await started).stop();
    },
  };
}

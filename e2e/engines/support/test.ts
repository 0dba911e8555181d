import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Locale } from '../../../src/contract/locales';
import { LOCALE_TAGS } from '../../../src/contract/locales';
import { joinLocalePath } from '../../../src/locale/locale-path';
import { SITE_PORT } from '../../support/ports';
import { startChromium } from '../drivers/chromium';
import type { Engine, EngineName, Session, Size } from '../drivers/driver';
import { startFirefox } from '../drivers/firefox';
import { startWebKit } from '../drivers/webkit';
import { Site } from './site';
import { Visitor } from './visitor';
import { type Words, wordsOf } from './words';

export interface EngineOptions {
  engineName: EngineName;
  /** Where the built site is served. */
  sitePort: number;
}

export interface JourneyOptions {
  language: Locale;
  /** What the browser says that it reads; the page's language, unless said. */
  browserLanguage: string | null;
  size: Size;
  javaScript: boolean;
  /** Console messages and refused requests that a test brings about itself. */
  expectedProblems: RegExp;
}

interface Journey {
  site: Site;
  visitor: Visitor;
  words: Words;
  /** An address in the test's language, by the English one. */
  at: (path: string) => string;
}

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** What stood there when a test failed; nothing of a page whose process has ended. */
async function attachPage(session: Session, visitor: Visitor, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('page.png');
  const picture = await session.screenshot().catch(() => null);
  if (!picture) return;
  await writeFile(path, picture);
  await testInfo.attach(`what stood at ${await visitor.path()}`, { path, contentType: 'image/png' });
}

/**
 * Firefox and WebKit end what is under way when the page is left. The page has the time to say so of an import, and
 * Firefox says it of a font itself: 2152398850 is its NS_BINDING_ABORTED, and no other failure of a font has it.
 */
const SAID_IN_LEAVING =
  /could not be loaded; the page works without it|^downloadable font: download failed .* status=2152398850 /;

export const test = base.extend<JourneyOptions & Journey, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  sitePort: [SITE_PORT, { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  browserLanguage: [null, { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  javaScript: [true, { option: true }],
  expectedProblems: [/^$/, { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  words: async ({ language }, use) => use(wordsOf(language)),
  at: async ({ language }, use) => use((path) => joinLocalePath({ locale: language, path })),

  site: async ({ sitePort }, use) => {
    const site = new Site(sitePort);
    await site.start();
    await use(site);
    await site.stop();
  },

  visitor: async (
    { engine, site, language, browserLanguage, size, javaScript, expectedProblems },
    use,
    testInfo,
  ) => {
    const session = await engine.newSession({
      language: browserLanguage ?? LOCALE_TAGS[language],
      javaScript,
      size,
    });
    const visitor = new Visitor(session, site.origin);
    await use(visitor);
    if (testInfo.errors.length > 0) await attachPage(session, visitor, testInfo);
    await session.close();
    const problems = [...session.problems(), ...site.failures];
    expect(
      problems.filter((problem) => !expectedProblems.test(problem) && !SAID_IN_LEAVING.test(problem)),
    ).toEqual([]);
  },
});

export { expect };

import type { Page, Route } from '@playwright/test';
import { hydrated, painted } from '../support/test';

/** What a browser knows of the visitor when a page is opened. */
export interface Visitor {
  /** Of the window, in CSS pixels. */
  width: number;
  /** Null: never chosen. */
  colorMode: string | null;
  /** The language chosen before; null: none. */
  cookie: string | null;
  /** Which letters come first. Both files are asked for at once, and either may win. */
  fontOrder: readonly [Script, Script];
}

type Script = 'latin' | 'thai';

export interface Visit {
  /** What changed below #root between the end of parsing and the end of hydration. */
  changes: string[];
  /** Of the layout, when the fonts came. */
  shifts: { value: number; sources: string[] }[];
  fonts: Font[];
}

interface Font {
  url: string;
  bytes: number;
}

interface Source {
  node?: Node;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface Shift {
  value: number;
  sources: Source[];
}

interface Watched {
  watched: {
    /** Empties the list. */
    takeChanges: () => string[];
    takeShifts: () => Visit['shifts'];
  };
}

/** Holds back what matches until it is released. */
class Gate {
  private waiting: (() => void)[] = [];
  private isOpen = false;

  readonly hold = async (route: Route): Promise<void> => {
    if (!this.isOpen) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await route.continue();
  };

  close(): void {
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
    for (const release of this.waiting.splice(0)) release();
  }
}

/** Runs in the page before anything of its own does. */
function watch(): void {
  const changes: string[] = [];
  const noteChanges = (records: MutationRecord[]) => {
    for (const { type, target, attributeName, oldValue } of records) {
      const element = target instanceof Element ? target : null;
      // Writing the value that stands there already is no change.
      if (type === 'attributes' && attributeName && element?.getAttribute(attributeName) === oldValue)
        continue;
      changes.push(
        `${type} ${attributeName ?? ''} at ${element?.outerHTML.slice(0, 120) ?? target.nodeValue}`,
      );
    }
  };
  const mutations = new MutationObserver(noteChanges);
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    mutations.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });
  });
  const shifts: Visit['shifts'] = [];
  // A word that goes to another line of its own text is counted only where it is an element: were the text one node, it
  // would not be. What moves anything else, as a line more does, has a source outside.
  const isInItsText = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('.words') !== null;
  // Two stand-ins in one line are rounded to other heights than one font: a pixel or two, and some lines of them. It
  // would count only because the same frame has words that go to another line, and one value is for both.
  const hardlyMoves = ({ previousRect, currentRect }: Source) =>
    Math.hypot(currentRect.x - previousRect.x, currentRect.y - previousRect.y) < 6;
  const noteShifts = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as unknown as Shift[]) {
      if (
        sources.length > 0 &&
        sources.every((source) => (source.node && isInItsText(source.node)) || hardlyMoves(source))
      )
        continue;
      const places = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
      shifts.push({ value, sources: places });
    }
  };
  const layout = new PerformanceObserver((list) => noteShifts(list.getEntries()));
  layout.observe({ type: 'layout-shift', buffered: true });
  const watched: Watched['watched'] = {
    takeChanges: () => {
      noteChanges(mutations.takeRecords());
      mutations.disconnect();
      return changes;
    },
    takeShifts: () => {
      noteShifts(layout.takeRecords());
      return shifts.splice(0);
    },
  };
  Object.assign(window, { watched });
}

const takeShifts = (page: Page) => page.evaluate(() => (window as unknown as Watched).watched.takeShifts());

/** As who does something: the code need not wait for the letters. */
const askForCode = (page: Page) =>
  page.waitForFunction(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return document.querySelector('head > script[type="module"]') !== null;
  });

/** Waits until the letters of a script, if the page has any, are there and seen. What is not Thai counts as Latin. */
async function untilSeen(page: Page, script: Script): Promise<void> {
  await page.waitForFunction(
    (isThai) =>
      [...document.fonts].every(
        ({ status, unicodeRange }) => status !== 'loading' || /u\+0?e01/i.test(unicodeRange) !== isThai,
      ),
    script === 'thai',
  );
  await painted(page);
}

/** Opens pages as on a slow line: the document first, then the code, then the fonts, one script after the other. */
export class Visits {
  private readonly code = new Gate();
  private readonly letters: Record<Script, Gate> = { latin: new Gate(), thai: new Gate() };
  private fonts: Promise<Font>[] = [];

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<Visits> {
    const visits = new Visits(page);
    await page.route('**/assets/entries/*.js', visits.code.hold);
    await page.route('**/*.woff2', (route) =>
      visits.letters[route.request().url().includes('thai') ? 'thai' : 'latin'].hold(route),
    );
    await page.addInitScript(watch);
    // The offer of the other language comes afterwards by intention, and has tests of its own.
    await page.addInitScript(() => localStorage.setItem('language-offer', 'closed'));
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'font') return;
      visits.fonts.push(response.body().then(({ length }) => ({ url: response.url(), bytes: length })));
    });
    return visits;
  }

  async open(url: string, { width, colorMode, cookie, fontOrder }: Visitor): Promise<Visit> {
    const { page } = this;
    this.code.close();
    this.letters.latin.close();
    this.letters.thai.close();
    this.fonts = [];
    const { origin } = new URL(url);
    await page.setViewportSize({ width, height: 900 });
    await page.context().clearCookies();
    if (cookie) await page.context().addCookies([{ name: 'locale', value: cookie, url: origin }]);
    // Before the page's own code, also on the first visit; of several the last one's counts.
    if (colorMode) await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), colorMode);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    // Read without any code, also where modules are unknown.
    await page.getByRole('heading', { level: 1 }).waitFor();
    this.code.open();
    await askForCode(page);
    await hydrated(page);
    await painted(page);
    const changes = await page.evaluate(() => (window as unknown as Watched).watched.takeChanges());
    // What moved while the document was still coming in is another matter.
    await takeShifts(page);
    for (const script of fontOrder) {
      this.letters[script].open();
      await untilSeen(page, script);
    }
    // Whatever the first letters moved into view may have asked for more.
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    return { changes, shifts: await takeShifts(page), fonts: await Promise.all(this.fonts) };
  }
}

// What a page's main thread does on a phone, from Chromium's own trace.

import { openPhone } from './phone.mjs';

/** Which of a trace's events are what; what is in none of them is the browser's own. */
const KINDS = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  layout: ['UpdateLayoutTree', 'RecalculateStyles', 'Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  script: [
    'EvaluateScript',
    'v8.evaluateModule',
    'v8.compile',
    'v8.compileModule',
    'FunctionCall',
    'FireAnimationFrame',
    'RunMicrotasks',
    'TimerFire',
    'MinorGC',
    'MajorGC',
  ],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));
const TASK = 'RunTask';
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'blink.user_timing',
  'loading',
];

/** All events of a visit that does nothing for so long. */
async function trace(browser, url, milliseconds) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const { context, page } = await openPhone(browser);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(milliseconds);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  await context.close();
  return events;
}

const byStart = (a, b) => a.ts - b.ts;

/**
 * @returns of the page's own thread, in milliseconds since the navigation: its tasks, what they were spent on, in the
 *   order in which they are to be drawn, and when something was first painted
 */
export async function mainThread(browser, url, milliseconds) {
  const events = await trace(browser, url, milliseconds);
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`${url}: no navigation in its trace`);
  const own = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .sort(byStart);
  const since = ({ ts, dur = 0 }) => ({ from: (ts - start.ts) / 1000, length: dur / 1000 });
  const paint = own.find(({ name }) => name === 'firstContentfulPaint');
  return {
    firstPaint: paint && since(paint).from,
    tasks: own.filter(({ name, ph }) => ph === 'X' && name === TASK).map(since),
    spent: own
      .filter(({ name, ph }) => ph === 'X' && KIND_OF.has(name))
      .map((event) => ({ ...since(event), kind: KIND_OF.get(event.name) })),
  };
}

const [WIDTH, LABEL, ROW, BAR, LONG_TASK] = [980, 190, 54, 20, 50];
const COLOURS = {
  parse: '#5b8def',
  layout: '#9a6bd8',
  paint: '#2fa36b',
  script: '#e0a021',
  other: '#b9c2bd',
};
const LEGEND = {
  parse: 'reads the document',
  layout: 'style and layout',
  paint: 'paints',
  script: 'script',
  other: 'else',
};

/** @param rows a name and the figures of `mainThread` each. @param milliseconds as wide as the picture is */
export function mainThreadPicture(rows, milliseconds) {
  const at = (time) => LABEL + ((WIDTH - LABEL - 30) * time) / milliseconds;
  const bar = ({ from, length }, y, colour) =>
    `<rect x="${at(from).toFixed(1)}" y="${y}" width="${(at(from + length) - at(from)).toFixed(2)}" height="${BAR}" fill="${colour}"/>`;
  const seen = ({ from, length }) => length >= 1 && from < milliseconds;
  const parts = [];
  for (const [index, { name, firstPaint, tasks, spent }] of rows.entries()) {
    const y = 30 + index * ROW;
    const long = tasks.filter((task) => task.length > LONG_TASK && task.from < milliseconds);
    const blocked = long
      .filter(({ from }) => from > firstPaint)
      .reduce((sum, { length }) => sum + length - LONG_TASK, 0);
    parts.push(
      `<text x="0" y="${y + 9}" font-weight="600">${name}</text>`,
      `<text x="0" y="${y + 25}">blocks for ${Math.round(blocked)} ms</text>`,
      ...tasks.filter(seen).map((task) => bar(task, y, COLOURS.other)),
      ...spent.filter(seen).map((event) => bar(event, y, COLOURS[event.kind])),
      ...long.map(
        ({ from, length }) =>
          `<text x="${at(from).toFixed(1)}" y="${y - 4}" font-size="11">${Math.round(length)}</text>`,
      ),
      `<path d="M${at(firstPaint).toFixed(1)} ${y - 2}v${BAR + 8}" stroke="currentColor" stroke-width="2"/>`,
    );
  }
  const end = 30 + rows.length * ROW;
  for (let time = 0; time <= milliseconds; time += 500) {
    parts.push(`<text x="${at(time)}" y="${end}" text-anchor="middle" font-size="11">${time} ms</text>`);
  }
  for (const [index, [kind, words]] of Object.entries(LEGEND).entries()) {
    const x = index * 160;
    parts.push(
      `<rect x="${x}" y="${end + 14}" width="12" height="12" fill="${COLOURS[kind]}"/>`,
      `<text x="${x + 18}" y="${end + 25}">${words}</text>`,
    );
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${end + 34}" width="${WIDTH}" height="${end + 34}" font-family="system-ui, sans-serif" font-size="13" fill="#5f7268" color="#5f7268">`,
    '<title>What the main thread of a phone does in a first visit; a bar is the first paint, a number a task longer than 50 ms</title>',
    ...parts,
    '</svg>\n',
  ].join('');
}

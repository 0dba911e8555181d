// What is measured on one visit: each function opens a phone of its own and gives figures by name.

import { openPhone } from './phone.mjs';

/** The first seconds of a visit, in which everything that a page fetches by itself has come. */
const FIRST_MS = 4000;

/** Above it a task is felt. */
const LONG_TASK_MS = 50;

/** Of a task that begins before the first paint, what comes after it: https://web.dev/articles/tbt */
function blockingTime(tasks, firstPaint) {
  const felt = tasks.map(
    ([start, duration]) => start + duration - Math.max(start, firstPaint) - LONG_TASK_MS,
  );
  return felt.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** The pointer rests on a link before it is pressed. */
const REST_MS = 100;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a page comes. */
export async function firstVisit(browser, url, options) {
  const { context, page, traffic } = await openPhone(browser, options);
  await page.goto(url, { waitUntil: 'load' });
  const elapsed = await page.evaluate(() => performance.now());
  await wait(Math.max(0, FIRST_MS - elapsed));
  const { lcp, fcp, shift, tasks } = await page.evaluate(() => window.seen);
  const blocking = blockingTime(tasks, fcp);
  const longest = Math.max(0, ...tasks.map(([, duration]) => duration));
  await context.close();
  return { ...traffic, lcp, fcp, shift: shift * 1000, blocking, longest };
}

/** What is transferred for whoever comes back to a page, of its first seconds. */
export async function visitAgain(browser, url) {
  const { context, page, traffic } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await wait(FIRST_MS);
  const before = traffic.bytes;
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'load' });
  await wait(FIRST_MS);
  await context.close();
  return traffic.bytes - before;
}

/** Runs in the page: works a control at every frame, until what it changes has changed. */
function tryControl({ control, shows, becomes, matches, gesture }) {
  let before = null;
  let frames = 0;
  let isSaid = false;
  let isLookedAt = false;
  addEventListener('invalid', () => (isSaid = !shows), { capture: true });
  const write = (element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  };
  const says = (element) => element.value || element.textContent;
  const hasAnswered = (shown) =>
    matches
      ? shown.matches(matches)
      : becomes
        ? says(shown) === becomes
        : before !== null && says(shown) !== before;
  const work = {
    // Pressed again it may be back where it was: a press has some frames to show.
    press: (element) => {
      frames += 1;
      if (frames % 8 === 1) element.click();
    },
    type: (element) => write(element, element.value === '5000' ? '5001' : '5000'),
    dial: (element) => {
      if (document.activeElement !== element) element.focus();
      frames += 1;
      if (frames % 8 === 1) write(element, '+66812345678');
    },
    // What a press of its button asks for; this one the browser itself does not follow.
    // The browser draws what it says of it, which takes its time: no more often than a finger can.
    submit: (element) => {
      frames += 1;
      if (frames % 8 === 1) element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
    // As by a finger: once, for the browser keeps the press itself.
    tap: (element) => {
      if (element.checked) return;
      element.focus();
      element.click();
    },
  }[gesture];
  const attempt = () => {
    // A form that is still coming in changes by itself.
    if (document.readyState === 'loading') {
      requestAnimationFrame(attempt);
      return;
    }
    const element = document.querySelector(control);
    const shown = shows ? document.querySelector(shows) : null;
    if (isSaid || (shown && hasAnswered(shown))) {
      Object.assign(window, { works: performance.now() });
      return;
    }
    if (shown) before ??= says(shown);
    // Some code comes only where its control is seen, and a visitor has scrolled to it.
    if (element && !isLookedAt) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    isLookedAt ||= element !== null;
    if (element) work(element);
    requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/** From when on a control answers. @param control what is worked, by which gesture, and what it changes */
export async function controlWorks(browser, url, control) {
  const { context, page } = await openPhone(browser);
  await page.addInitScript(tryControl, control);
  await page.goto(url, { waitUntil: 'commit' });
  const works = await page
    .waitForFunction(() => window.works, null, { timeout: 20_000 })
    .then((handle) => handle.jsonValue())
    .catch((error) => {
      // A control that never answers has no figure, and the others still have theirs.
      console.error(`${url}: ${control.control} has not answered (${error.name})`);
      return null;
    });
  await context.close();
  return works;
}

/** Runs in every document: tells when a page with another headline is painted. */
function watchArrival() {
  const headline = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('left', JSON.stringify({ headline: headline(), at: now() })),
    { capture: true },
  );
  const look = () => {
    const left = JSON.parse(sessionStorage.getItem('left') ?? 'null');
    if (left && headline() !== '' && headline() !== left.headline) {
      sessionStorage.removeItem('left');
      // The frame in which it stands is painted before the next one begins.
      requestAnimationFrame(() => Object.assign(window, { arrived: now() - left.at }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const arrival = async (page) => {
  const arrived = await page.waitForFunction(() => window.arrived, null, { timeout: 20_000 });
  return arrived.jsonValue();
};

/** From a step in the tab's history to the paint of the page that it leads to, a second after the last. */
async function step(page, by) {
  await wait(1000);
  await page.evaluate((delta) => {
    delete window.arrived;
    // The page may be gone with the step, and is to have answered before.
    setTimeout(() => {
      const headline = document.querySelector('h1')?.textContent ?? '';
      const at = performance.timeOrigin + performance.now();
      sessionStorage.setItem('left', JSON.stringify({ headline, at }));
      history.go(delta);
    });
  }, by);
  return arrival(page);
}

/** From pressing a link to the other page's paint, a second after the first has become quiet; then back, and forward. */
export async function click(browser, url, selector, options) {
  const { context, page, traffic } = await openPhone(browser, options);
  await page.addInitScript(watchArrival);
  await page.goto(url, { waitUntil: 'networkidle' });
  await wait(1000);
  const ahead = traffic.bytes;
  const box = await page.locator(selector).first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await wait(REST_MS);
  await page.mouse.click(x, y);
  const there = await arrival(page);
  const bytes = traffic.bytes - ahead;
  const result = { there, ahead, bytes, back: await step(page, -1), forward: await step(page, 1) };
  await context.close();
  return result;
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from './start-app.client';

/** What the document asks for. */
const asked = () =>
  Array.from(document.head.querySelectorAll<HTMLElement>('link, script'), (element) => [
    element.getAttribute('rel') ?? element.getAttribute('type'),
    element.getAttribute('href') ?? element.getAttribute('src'),
  ]);

const ALL = [
  ['modulepreload', '/runtime.js'],
  ['modulepreload', '/page.js'],
  ['module', '/app.js'],
];

const nameScripts = (...paths: string[]): void => {
  document.head.innerHTML = `<meta name="scripts" content="${paths.join(' ')}">`;
};

let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  nameScripts('/app.js', '/runtime.js', '/page.js');
});

afterEach(() => {
  // Nothing of a test waits for the next one's load.
  window.dispatchEvent(new Event('load'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks for the application and what else the page needs once the page has loaded', () => {
  startApp();
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual(ALL);
});

it.each(['pointerdown', 'keydown'])('asks before that at a %s, and once', (event) => {
  startApp();
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(asked()).toEqual(ALL);
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(asked()).toEqual(ALL);
});

it('does not wait for ever for a picture that does not come', () => {
  startApp();
  vi.advanceTimersByTime(3000);
  expect(asked()).toEqual(ALL);
});

it('waits for nothing where the page has loaded before it', () => {
  readyState = 'complete';
  startApp();
  expect(asked()).toEqual(ALL);
});

it('waits for nothing where the page waits for its code, which is on its way', () => {
  nameScripts('/app.js');
  startApp();
  expect(asked()).toEqual([['module', '/app.js']]);
});

it('starts nothing where the document names no scripts', () => {
  document.head.innerHTML = '';
  startApp();
  expect(asked()).toEqual([]);
});

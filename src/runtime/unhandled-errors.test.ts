// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeToasts } from './toasts';
import { watchUnhandledErrors } from './unhandled-errors';

watchUnhandledErrors();

const messages = () => takeToasts().map(({ message, kind }) => `${kind} ${message}`);

/** jsdom has no PromiseRejectionEvent. */
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  takeToasts();
});

describe('what nobody caught', () => {
  it.each(['', `${location.origin}/assets/entry.js`])(
    'in a script of the site (%j) is a toast',
    (filename) => {
      window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function', filename }));
      expect(messages()).toEqual(['error unexpected']);
    },
  );

  it('in a promise is a toast', () => {
    reject(new Error('no'));
    expect(messages()).toEqual(['error unexpected']);
  });

  it.each([
    ['ResizeObserver loop completed with undelivered notifications.', ''],
    ['x is not a function', 'chrome-extension://abc/content.js'],
    ['Script error.', ''],
  ])('is no toast when it is not the site’s: %s', (message, filename) => {
    window.dispatchEvent(new ErrorEvent('error', { message, filename }));
    expect(messages()).toEqual([]);
  });

  it('is no toast when somebody aborted it', () => {
    reject(new DOMException('aborted', 'AbortError'));
    expect(messages()).toEqual([]);
  });
});

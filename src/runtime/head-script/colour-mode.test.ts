// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLOR_MODE_KEY, COLOR_MODES, startColorMode } from './colour-mode';

const device = Object.assign(new EventTarget(), { matches: true });

const isDark = () => document.documentElement.classList.contains('dark');
const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;

function choose(mode: string): void {
  document.querySelector<HTMLInputElement>(`[value="${mode}"]`)?.click();
}

function turnDevice(dark: boolean): void {
  device.matches = dark;
  device.dispatchEvent(new Event('change'));
}

/** As the browser runs it: in `<head>`, then the document's end. */
function start(): void {
  startColorMode();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  localStorage.clear();
  device.matches = true;
  vi.stubGlobal('matchMedia', () => device);
  document.body.innerHTML = COLOR_MODES.map(
    (mode) => `<input type="radio" name="mode" value="${mode}" data-color-mode>`,
  ).join('');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the mode of colours', () => {
  it('colours the browser’s own bar, which is the device’s until one is chosen', () => {
    const asked = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    document.head.innerHTML = asked.map((media) => `<meta name="theme-color" media="${media}">`).join('');
    // jsdom knows the attribute alone.
    const shown = () =>
      Array.from(document.querySelectorAll('meta'), (meta) => meta.media ?? meta.getAttribute('media'));
    start();
    expect(shown()).toEqual(asked);
    choose('light');
    expect(shown()).toEqual(['', 'not all']);
    choose('system');
    expect(shown()).toEqual(['not all', '']);
    turnDevice(false);
    expect(shown()).toEqual(['', 'not all']);
  });

  it.each(['sepia', '', 'DARK', '{"mode":"dark"}', '{"x":', 'null'])(
    'that is stored as %j is the device’s own',
    (stored) => {
      localStorage.setItem(COLOR_MODE_KEY, stored);
      start();
      expect([isDark(), checked()]).toEqual([true, 'system']);
      turnDevice(false);
      expect([isDark(), checked()]).toEqual([false, 'system']);
    },
  );

  it('that was chosen is stored, and stays whatever the device does', () => {
    start();
    choose('light');
    expect([isDark(), checked(), localStorage.getItem(COLOR_MODE_KEY)]).toEqual([false, 'light', 'light']);
    turnDevice(true);
    expect(isDark()).toBe(false);
  });

  it('that another tab chose, or forgot, is this one’s', () => {
    start();
    localStorage.setItem(COLOR_MODE_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY }));
    expect([isDark(), checked()]).toEqual([false, 'light']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect([isDark(), checked()]).toEqual([true, 'system']);
  });

  it.each(['getItem', 'setItem'] as const)('holds for the page where %s fails', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    start();
    choose('light');
    expect([isDark(), checked()]).toEqual([false, 'light']);
  });
});

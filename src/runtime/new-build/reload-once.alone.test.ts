// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_GUARD_MS } from './claim-reload';

const NOW = 1_000_000_000;
const reload = vi.fn();

/** Each test is a page of its own: the module remembers that it is reloading. */
async function freshPage() {
  vi.resetModules();
  const { registerOpenForm } = await import('../open-forms');
  const { reloadOnce } = await import('./reload-once');
  return { registerOpenForm, reloadOnce };
}

function blockStorage(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

function loadedBy(type: 'navigate' | 'reload', timeOrigin: number): void {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('performance', { timeOrigin, getEntriesByType: () => [new Timing()] });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  loadedBy('navigate', NOW);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reloadOnce', () => {
  it('reloads, what was typed saved first, and only once', async () => {
    const { registerOpenForm, reloadOnce } = await freshPage();
    const order: string[] = [];
    registerOpenForm({ isDirty: () => true, save: () => order.push('save') });
    reload.mockImplementation(() => order.push('reload'));
    expect([reloadOnce(), reloadOnce()]).toEqual([true, true]);
    expect(order).toEqual(['save', 'reload']);
  });

  it.each([
    [RELOAD_GUARD_MS - 1, false],
    [RELOAD_GUARD_MS, true],
    [-1, true],
  ])('%d ms after the last reload: %s', async (later, expected) => {
    expect((await freshPage()).reloadOnce()).toBe(true);
    vi.setSystemTime(NOW + later);
    expect((await freshPage()).reloadOnce()).toBe(expected);
    expect(reload).toHaveBeenCalledTimes(expected ? 2 : 1);
  });

  it('does not loop where storage is blocked', async () => {
    blockStorage();
    expect((await freshPage()).reloadOnce()).toBe(true);
    loadedBy('reload', NOW + 500);
    vi.setSystemTime(NOW + 1000);
    expect((await freshPage()).reloadOnce()).toBe(false);
    vi.setSystemTime(NOW + 500 + RELOAD_GUARD_MS);
    expect((await freshPage()).reloadOnce()).toBe(true);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently';
import { SCROLL_ANIMATION, startScrollAnimation } from './scroll-animation';

const aos = vi.hoisted(() => ({ init: vi.fn(), refresh: vi.fn(), refreshHard: vi.fn() }));
vi.mock('./aos', () => ({ aos }));

/** A page with content at these heights, in pixels from the top of the window. */
function show(...tops: number[]): HTMLElement[] {
  document.body.innerHTML = tops.map(() => '<div data-reveal=""></div>').join('');
  return Array.from(document.querySelectorAll<HTMLElement>('[data-reveal]'), (element, index) => {
    element.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
    return element;
  });
}

const preferReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.clearAllMocks();
  preferReducedMotion(false);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('startScrollAnimation', () => {
  it('has the settings of the specification, and moves only what is below the window', async () => {
    const [seen, below] = show(899, 901);
    startScrollAnimation();
    await new Promise((resolve) => setTimeout(resolve));
    expect(below?.dataset['aos']).toBeUndefined();
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(aos.init).toHaveBeenCalledTimes(1), PATIENTLY);
    expect(aos.init).toHaveBeenCalledWith({
      offset: 120,
      delay: 0,
      duration: 400,
      easing: 'ease',
      throttleDelay: 99,
      debounceDelay: 50,
      once: false,
      mirror: false,
      startEvent: 'DOMContentLoaded',
    });
    expect(SCROLL_ANIMATION.duration).toBe(400);
    expect([seen?.dataset['aos'], below?.dataset['aos']]).toEqual([undefined, 'rise']);
  });

  it('does nothing for whoever wants no motion', async () => {
    preferReducedMotion(true);
    const [below] = show(2000);
    startScrollAnimation();
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(below?.dataset['aos']).toBeUndefined();
  });
});

import { tellMissingPart } from '../../ui/missing-part';
import { onPageShown } from '../navigation/page-shown';

/** Specification, section 9. `mirror: false` is what this version of the library does anyway. */
export const SCROLL_ANIMATION = {
  offset: 120,
  delay: 0,
  duration: 400,
  easing: 'ease',
  throttleDelay: 99,
  debounceDelay: 50,
  once: false,
  mirror: false,
  startEvent: 'DOMContentLoaded',
} as const;

/** Content that may rise into place; src/ui/section sets it. React never touches the classes of such an element. */
const REVEALED = '[data-reveal]:not([data-aos])';

const STILL = '(prefers-reduced-motion: reduce)';

/** What is on the screen already stays as it is: only what comes into view later is moved. */
function markBelowTheFold(): boolean {
  const below = Array.from(document.querySelectorAll<HTMLElement>(REVEALED)).filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of below) element.dataset['aos'] = 'rise';
  return below.length > 0;
}

/**
 * The library and its stylesheet come with the first scroll: many never make one. What has come into view by then stays
 * as it is; nothing is touched before, so that a page stays as it was written until somebody moves it.
 */
export function startScrollAnimation(): void {
  if (matchMedia(STILL).matches) return;
  let isStarted = false;

  async function animate(): Promise<void> {
    // What is below a page's first screen may come after it.
    if (!document.querySelector(REVEALED)) return prepare();
    try {
      const { aos } = await import('./aos');
      if (!markBelowTheFold()) return;
      if (isStarted) return aos.refreshHard();
      isStarted = true;
      aos.init(SCROLL_ANIMATION);
      // It measures once; what opens or loads above an element moves it.
      new ResizeObserver(() => aos.refresh()).observe(document.body);
    } catch {
      tellMissingPart('Scroll animation');
    }
  }

  const onFirstScroll = () => void animate();
  const prepare = () => window.addEventListener('scroll', onFirstScroll, { once: true, passive: true });
  onPageShown(prepare);
  prepare();
}

import light from './lamp.css?inline';

/** The switch of the colour mode; see head-script/colour-mode. */
const SWITCH = 'input[data-color-mode]';

/** With the first switch and not before: whatever is added to its styles has the whole page styled once more. */
function addLight(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(light);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * The lamp's circle grows over the page when it is switched on, and shrinks into it when it is switched off. The head
 * script, which sets the mode, hears of the switch as soon as the browser has its picture of the page before.
 */
export function startLamp(): void {
  if (typeof document.startViewTransition !== 'function') return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isPictured = false;
  let hasLight = false;
  window.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (isPictured || still.matches || !(target instanceof HTMLInputElement) || !target.matches(SWITCH))
        return;
      event.stopImmediatePropagation();
      if (!hasLight) addLight();
      hasLight = true;
      const { style } = document.documentElement;
      const { left, top, height } = (target.closest('fieldset') ?? target).getBoundingClientRect();
      style.setProperty('--switch-x', `${left + height / 2}px`);
      style.setProperty('--switch-y', `${top + height / 2}px`);
      const { ready } = document.startViewTransition(() => {
        isPictured = true;
        target.dispatchEvent(new Event('change', { bubbles: true }));
        isPictured = false;
      });
      // Switched again before it had begun: the mode is set all the same.
      ready.catch(() => undefined);
    },
    true,
  );
}

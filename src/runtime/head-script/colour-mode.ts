import { writeStored } from '../safe-storage';

/** Specification, section 3: light, dark or system, under the key `color-mode`. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = 'color-mode';

const SWITCH = 'input[data-color-mode]';

function parse(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? 'system';
}

/** The mode of this page stands on `<html>`: it holds when nothing can be stored, and for every script. */
const shown = (): ColorMode => parse(document.documentElement.dataset['colorMode']);

function read(): ColorMode {
  try {
    return parse(localStorage.getItem(COLOR_MODE_KEY));
  } catch {
    return shown(); // Storage is blocked.
  }
}

/** Shows the mode in every switch on the page; called again when a switch is drawn anew. */
export function syncColorModeSwitches(): void {
  const mode = shown();
  for (const input of document.querySelectorAll<HTMLInputElement>(SWITCH)) {
    input.checked = input.value === mode;
  }
}

/** The document has one colour of the browser's bar for the day and one for the night, above this script. */
function colourBar(isDark: boolean): void {
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    meta.media = index === Number(isDark) ? '' : 'not all';
  });
}

/** Runs in `<head>`, so that no frame is painted in the wrong mode and the switch works before hydration. */
export function startColorMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let isChosen = false;
  const apply = (mode: ColorMode): void => {
    const isDark = mode === 'dark' || (mode === 'system' && system.matches);
    document.documentElement.dataset['colorMode'] = mode;
    document.documentElement.classList.toggle('dark', isDark);
    // Until somebody chooses, the document is the device's own: most first paints need not wait for a search of it.
    isChosen ||= mode !== 'system';
    if (!isChosen) return;
    colourBar(isDark);
    syncColorModeSwitches();
  };
  const refresh = () => apply(read());
  refresh();
  system.addEventListener('change', () => apply(shown()));
  document.addEventListener('DOMContentLoaded', syncColorModeSwitches);
  // A browser opens both storages for whoever wants to hear of them, 8 ms of a phone: not before the first paint.
  window.addEventListener('load', () => {
    window.addEventListener('storage', ({ key }) => {
      if (key === COLOR_MODE_KEY || key === null) refresh();
    });
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(SWITCH)) return;
    const mode = parse(target.value);
    writeStored('localStorage', COLOR_MODE_KEY, mode);
    apply(mode);
  });
}

import { useInsertionEffect } from 'react';
import { MAIN_ID } from '../layout/main';

function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(`#${MAIN_ID}`)) focused.blur();
}

/**
 * Of each page, before the pages in the tree: goes with its page, a moment before, and takes the focus off it. With the
 * focus on what is taken out, Chromium lays out the old page and the new one together first.
 */
export function LetGo() {
  useInsertionEffect(() => letGo, []);
  return null;
}

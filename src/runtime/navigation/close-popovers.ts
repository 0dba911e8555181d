/** The menu lies over the page; so does a list that somebody has left open. */
export function closePopovers(): void {
  // A browser without popovers takes their selector for a mistake.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

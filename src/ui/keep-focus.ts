/** What was pressed goes: whoever works by keyboard goes on from the page, and not from the document's start. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

const told = new Set<string>();

/**
 * Code that the page only gets better by could not be had. One line a part and page, for whoever looks for the reason:
 * the visitor has a page that works.
 */
export function tellMissingPart(part: string): void {
  if (told.has(part)) return;
  told.add(part);
  console.warn(`${part} could not be loaded; the page works without it.`);
}

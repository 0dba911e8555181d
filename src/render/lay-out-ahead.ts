/** Of a page that is laid out and not shown; its stylesheet stands with those of every page. */
const AHEAD = 'data-ahead';

const isTakenOut = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'main' && node.style.display === 'none';

/**
 * React takes a hidden page out of layout, which is a third of what a click would wait for. It is laid out here as it
 * will be, seen, heard and tabbed to by nobody.
 * @param frame what the pages stand in
 * @returns what ends it
 */
export function layOutAhead(frame: Element): () => void {
  const layOut = (node: Node): void => {
    if (!isTakenOut(node)) return;
    node.style.removeProperty('display');
    node.setAttribute(AHEAD, '');
    // React takes it out again with each change in it.
    observer.observe(node, { attributeFilter: ['style'] });
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) layOut(node);
  });
  observer.observe(frame, { childList: true });
  return () => observer.disconnect();
}

/** In the breath in which React shows it, and before anything is measured. */
export function showLaidOut(): void {
  document.querySelector(`[${AHEAD}]`)?.removeAttribute(AHEAD);
}

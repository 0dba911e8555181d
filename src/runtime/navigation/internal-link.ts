/** The link that a click on this element would follow within the site; null for any other. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  return link;
}

/** The pathname that a click on this element would navigate to within the site; null for any other link. */
export const internalPathname = (target: EventTarget | null): string | null =>
  internalLink(target)?.pathname ?? null;

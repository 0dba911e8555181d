import { LEAST_LINK_FRAGMENT } from '../../contract/link-fragment';

/**
 * No frame shows whoever came by a one-time link what is there for the others: see forms/session/by-link.css. By its length
 * alone, for this stands in every document: the pages that know links have no part with such a name.
 */
export function startLinkMark(): void {
  document.documentElement.toggleAttribute('data-link', location.hash.length >= LEAST_LINK_FRAGMENT);
}

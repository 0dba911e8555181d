/**
 * Marks the document as one whose reader has a token: what only somebody signed out needs is hidden by it before the
 * first paint, and what depends on the account keeps its room. See forms/session/session.css.
 */
export function markSession(isOpen: boolean): void {
  document.documentElement.toggleAttribute('data-session', isOpen);
}
